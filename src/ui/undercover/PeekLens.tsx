import type { CSSProperties } from 'react';
import { useSettings } from '../app/context';
import { LiftedCorner } from '../cards/LiftedCorner';
import type { Fit } from '../table/fit';
import type { Held } from './usePlay';

/** The held card with its corner lifted, raised clear of the finger. Mounted only while it is held. */
export function PeekLens({ held, fit }: { held: Held; fit: Fit }) {
  const { language } = useSettings();
  const { x, y } = fit.at(held.spot);
  const up = Math.max(0, y - fit.cardHeight * 1.1);
  const style: CSSProperties = { transform: `translate(${x}px, ${up}px)` };
  return (
    <div className="lens" style={style}>
      <LiftedCorner card={held.card} letters={language} />
    </div>
  );
}
