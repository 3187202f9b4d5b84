import { type RefObject, useId, useState } from 'react';
import { useTexts } from '../app/texts';
import type { SetupChoices } from './setup';

type Props = Pick<SetupChoices, 'code' | 'codeRefusal' | 'change'> & {
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/** A random deal, or the one that a code stands for. */
export function DealChoice({ code, codeRefusal, change, inputRef }: Props) {
  const texts = useTexts().start.deal;
  const id = useId();
  const [typing, setTyping] = useState(false);
  // Whoever is still typing has not mistaken the length yet.
  const unfinished = code === '' || (codeRefusal === 'codeLength' && typing);
  const wrong = codeRefusal !== null && !unfinished;
  const said =
    codeRefusal === null ? texts.found : unfinished ? texts.hint : texts.refusals[codeRefusal];
  return (
    <fieldset className="deal-choice">
      <legend className="setup-legend">{texts.title}</legend>
      <div className="segments">
        <label className="segment">
          <input
            type="radio"
            name={id}
            checked={code === null}
            onChange={() => change({ code: null })}
          />
          {texts.random}
        </label>
        <label className="segment">
          <input
            type="radio"
            name={id}
            checked={code !== null}
            onChange={() => change({ code: '' })}
          />
          {texts.byCode}
        </label>
      </div>
      {code !== null && (
        <div className="deal-code">
          <input
            ref={inputRef}
            className="input deal-code-input tabular"
            aria-label={texts.code}
            aria-describedby={`${id}-said`}
            aria-invalid={wrong}
            // Whoever chose to type a code goes on by typing it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={code === ''}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => change({ code: event.target.value })}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
          />
          <output
            id={`${id}-said`}
            className="deal-code-said"
            data-tone={codeRefusal === null ? 'good' : wrong ? 'wrong' : 'hint'}
          >
            {said}
          </output>
        </div>
      )}
    </fieldset>
  );
}
