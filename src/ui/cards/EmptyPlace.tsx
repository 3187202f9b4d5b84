import { memo, type ReactNode } from 'react';
import type { Suit } from './names';
import { suitPath } from './suits';
import './card.css';
import './EmptyPlace.css';

type Props = {
  kind: 'column' | 'foundation' | 'stock' | 'waste';
  /** The suit a foundation waits for. */
  suit?: Suit;
  /** An empty stock that cannot be refilled shows a cross, not the turning arrow; a column only for kings, a crown. */
  closed?: boolean;
  className?: string;
  /** What lies on the place: a signal coin. */
  children?: ReactNode;
};

const CROWN = 'M-13 8-15-7l8 6L0-12 7-1l8-6-2 15zM-13 12h26';
const TURN = 'M10.5-7.5A13 13 0 1 0 13 2M11.5-14v7.5H4';

/** Where a card belongs while none lies there. */
export const EmptyPlace = memo(function EmptyPlace({
  kind,
  suit,
  closed,
  className = '',
  children,
}: Props) {
  return (
    <div className={`card card-place ${className}`} data-kind={kind} aria-hidden="true">
      {kind === 'foundation' && suit && (
        <svg className="card-place-suit" viewBox="-16 -16 32 32">
          <path d={suitPath(suit)} />
        </svg>
      )}
      {kind === 'column' && closed && (
        <svg className="card-place-line" viewBox="-16 -16 32 32">
          <path d={CROWN} />
        </svg>
      )}
      {kind === 'stock' && (
        <svg className="card-place-line" viewBox="-16 -16 32 32">
          <path d={closed ? 'M-9-9 9 9M9-9-9 9' : TURN} />
        </svg>
      )}
      {children}
    </div>
  );
});
