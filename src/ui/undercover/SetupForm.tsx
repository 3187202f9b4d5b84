import { useId } from 'react';
import type { Level, UndercoverOptions } from '../../engine';
import { LEVELS, UNDERCOVER_LEVELS } from '../../store/catalogue';
import { useTexts } from '../app/texts';
import { RestartIcon, SilenceIcon, TalkIcon } from '../cards/icons';
import { PeekToken } from '../cards/Pieces';
import type { SetupFormProps } from '../games';
import { Variations } from './Variations';
import './SetupForm.css';

/** Level and options of Verdeckt ermittelt. */
export function SetupForm({ options: given, onChange, locked }: SetupFormProps) {
  const texts = useTexts().undercoverSetup;
  const options = given as UndercoverOptions;
  const name = useId();
  return (
    <>
      <fieldset className="levels" disabled={locked}>
        <legend className="setup-legend">{texts.level}</legend>
        <div className="choices">
          {LEVELS.map((level) => (
            <label key={level} className="choice level">
              <input
                type="radio"
                name={name}
                checked={options.level === level}
                onChange={() => onChange(onLevel(options, level))}
              />
              <strong className="level-name">{texts.levels[level]}</strong>
              <LevelValues level={level} />
            </label>
          ))}
        </div>
      </fieldset>
      <Variations options={options} onChange={onChange} locked={locked} />
    </>
  );
}

function LevelValues({ level }: { level: Level }) {
  const texts = useTexts().undercoverSetup;
  const { peekTokens, passes, emptyColumn, talkAboutPeeks } = UNDERCOVER_LEVELS[level];
  return (
    <ul className="level-values">
      <li>
        <PeekToken seat={0} /> {texts.peekTokens(peekTokens)}
      </li>
      <li>
        <RestartIcon /> {texts.passes(passes)}
      </li>
      <li>
        <span className="level-place" data-rule={emptyColumn} aria-hidden="true" />
        {texts.emptyColumn[emptyColumn]}
      </li>
      <li>
        {talkAboutPeeks ? <TalkIcon /> : <SilenceIcon />}
        {talkAboutPeeks ? texts.talkAllowed : texts.talkForbidden}
      </li>
    </ul>
  );
}

/** The options on another level: what was set by hand stays, the rest follows the level. */
export function onLevel(options: UndercoverOptions, level: Level): UndercoverOptions {
  const before = UNDERCOVER_LEVELS[options.level];
  const { passes, peekTokens } = UNDERCOVER_LEVELS[level];
  return {
    ...options,
    level,
    passes: options.passes === before.passes ? passes : options.passes,
    peekTokens: options.peekTokens === before.peekTokens ? peekTokens : options.peekTokens,
  };
}
