import { type ReactNode, useId } from 'react';
import type { UndercoverOptions } from '../../engine';
import {
  PASSES_RANGE,
  PEEK_TOKENS_RANGE,
  UNDERCOVER_LEVELS,
  actionsATurn,
} from '../../store/catalogue';
import { useTexts } from '../app/texts';
import { tellVariations } from './tell';

interface Props {
  readonly options: UndercoverOptions;
  readonly onChange: (options: UndercoverOptions) => void;
  readonly locked: boolean;
}

/** What may be played differently, folded away; the head says what is. */
export function Variations({ options, onChange, locked }: Props) {
  const texts = useTexts().undercoverSetup;
  const level = UNDERCOVER_LEVELS[options.level];
  const kingsAnyway = level.emptyColumn === 'king';
  const change = (changed: Partial<UndercoverOptions>) => onChange({ ...options, ...changed });
  return (
    <details className="variations">
      <summary className="variations-head">
        <span className="setup-legend">{texts.variations}</span>
        <span className="soft">{tellVariations(options, texts).join(', ') || texts.none}</span>
      </summary>
      <fieldset className="variations-list" disabled={locked}>
        <Flag
          {...texts.noClock}
          checked={options.noClock}
          onChange={(noClock) => change({ noClock })}
        />
        <Flag
          name={texts.fourActions.name}
          hint={texts.fourActions.hint(actionsATurn({ fourActions: false }))}
          checked={options.fourActions}
          onChange={(fourActions) => change({ fourActions })}
        />
        <Flag
          name={texts.kingsOnly.name}
          hint={kingsAnyway ? texts.kingsOnly.already : texts.kingsOnly.hint}
          checked={options.kingsOnly || kingsAnyway}
          disabled={kingsAnyway}
          onChange={(kingsOnly) => change({ kingsOnly })}
        />
        <Choice
          {...texts.passesField}
          range={PASSES_RANGE}
          value={options.passes}
          own={level.passes}
          disabled={options.noClock}
          onChange={(passes) => change({ passes })}
        />
        <Choice
          {...texts.peekTokensField}
          range={PEEK_TOKENS_RANGE}
          value={options.peekTokens}
          own={level.peekTokens}
          onChange={(peekTokens) => change({ peekTokens })}
        />
      </fieldset>
    </details>
  );
}

function Row(props: { id: string; name: string; hint: string; children: ReactNode }) {
  return (
    <div className="variation">
      <div>
        <label htmlFor={props.id} className="variation-name">
          {props.name}
        </label>
        <p id={`${props.id}-hint`} className="soft variation-hint">
          {props.hint}
        </p>
      </div>
      {props.children}
    </div>
  );
}

function Flag(props: {
  name: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <Row id={id} name={props.name} hint={props.hint}>
      <input
        type="checkbox"
        className="switch"
        id={id}
        aria-describedby={`${id}-hint`}
        checked={props.checked}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
      />
    </Row>
  );
}

function Choice(props: {
  name: string;
  hint: string;
  range: { readonly least: number; readonly most: number };
  value: number;
  /** The level's own. */
  own: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const texts = useTexts().undercoverSetup;
  const id = useId();
  const { least, most } = props.range;
  const values = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <Row id={id} name={props.name} hint={props.hint}>
      <select
        className="select variation-number"
        id={id}
        aria-describedby={`${id}-hint`}
        value={props.value}
        disabled={props.disabled}
        onChange={(event) => props.onChange(Number(event.target.value))}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {value === props.own ? texts.asLevel(value) : value}
          </option>
        ))}
      </select>
    </Row>
  );
}
