import { useId } from 'react';
import '../theme/switch.css';

/** One of a few values, all of them in sight. */
export function Segments<Value extends string>(props: {
  title: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="settings-legend">{props.title}</legend>
      <div className="segments">
        {props.values.map((value) => (
          <label key={value} className="segment">
            <input
              type="radio"
              name={name}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {props.names[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** On or off, with a sentence on what it does. */
export function Switch(props: {
  name: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="setting">
      <div>
        <label htmlFor={id} className="setting-name">
          {props.name}
        </label>
        <p id={`${id}-hint`} className="soft setting-hint">
          {props.hint}
        </p>
      </div>
      <input
        type="checkbox"
        className="switch"
        id={id}
        aria-describedby={`${id}-hint`}
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
      />
    </div>
  );
}
