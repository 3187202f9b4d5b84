import { type ReactNode, useId } from 'react';
import { useTexts } from '../app/texts';
import '../theme/switch.css';
import './fields.css';

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

export function Flag(props: {
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

export function NumberChoice(props: {
  name: string;
  hint: string;
  range: { readonly least: number; readonly most: number };
  value: number;
  /** The level's own. */
  own: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const texts = useTexts().start;
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
