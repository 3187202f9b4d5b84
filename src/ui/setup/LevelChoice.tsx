import { type ReactNode, useId } from 'react';
import type { Level } from '../../engine';
import { LEVELS } from '../../store/catalogue';
import { useTexts } from '../app/texts';
import { ComputerIcon } from '../cards/icons';
import './setup.css';

interface Props {
  readonly level: Level;
  readonly locked: boolean;
  readonly onChange: (level: Level) => void;
  /** What a level sets, as list items. */
  readonly valuesOf: (level: Level) => ReactNode;
  /** How many deals in a hundred the computer wins. */
  readonly wins: Readonly<Record<Level, number>>;
}

/** The three levels as cards, each with its real numbers. */
export function LevelChoice({ level: chosen, locked, onChange, valuesOf, wins }: Props) {
  const { level: title, levels, wins: tellWins } = useTexts().start;
  const name = useId();
  return (
    <fieldset className="levels" disabled={locked}>
      <legend className="setup-legend">{title}</legend>
      <div className="choices">
        {LEVELS.map((level) => (
          <label key={level} className="choice level">
            <input
              type="radio"
              name={name}
              checked={chosen === level}
              onChange={() => onChange(level)}
            />
            <strong className="level-name">{levels[level]}</strong>
            <ul className="level-values">
              {valuesOf(level)}
              <li>
                <ComputerIcon /> {tellWins(wins[level])}
              </li>
            </ul>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
