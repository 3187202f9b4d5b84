import { type ReactNode, useState } from 'react';
import { useTexts } from '../app/texts';

/** What may be played differently, folded away and drawn only once unfolded; the head says what is. */
export function Variations(props: {
  told: readonly string[];
  locked: boolean;
  children: ReactNode;
}) {
  const texts = useTexts().start;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details
      className="variations"
      onToggle={(event) => setUnfolded(unfolded || event.currentTarget.open)}
    >
      <summary className="variations-head">
        <span className="setup-legend">{texts.variations}</span>
        <span className="soft">{props.told.join(', ') || texts.none}</span>
      </summary>
      <fieldset className="variations-list" disabled={props.locked}>
        {unfolded && props.children}
      </fieldset>
    </details>
  );
}
