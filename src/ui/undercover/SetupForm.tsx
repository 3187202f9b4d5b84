import type { Level, UndercoverOptions } from '../../engine';
import {
  PASSES_RANGE,
  PEEK_TOKENS_RANGE,
  UNDERCOVER_LEVELS,
  actionsATurn,
} from '../../store/catalogue';
import { useTexts } from '../app/texts';
import { RestartIcon, SilenceIcon, TalkIcon } from '../cards/icons';
import { PeekToken } from '../cards/Pieces';
import type { SetupFormProps } from '../games';
import { LevelChoice } from '../setup/LevelChoice';
import { Flag, NumberChoice, Variations } from '../setup/Variations';
import { tellVariations } from './tell';

/** Level and options of Verdeckt ermittelt. */
export function SetupForm({ options: given, onChange, locked }: SetupFormProps) {
  const { undercoverSetup: texts, start } = useTexts();
  const options = given as UndercoverOptions;
  const level = UNDERCOVER_LEVELS[options.level];
  const kingsAnyway = level.emptyColumn === 'king';
  const change = (changed: Partial<UndercoverOptions>) => onChange({ ...options, ...changed });
  return (
    <>
      <LevelChoice
        level={options.level}
        locked={locked}
        onChange={(next) => onChange(onLevel(options, next))}
        valuesOf={(each) => <LevelValues level={each} />}
      />
      <Variations told={tellVariations(options, texts, start)} locked={locked}>
        <Flag
          {...texts.noClock}
          checked={options.noClock}
          onChange={(noClock) => change({ noClock })}
        />
        <Flag
          name={start.fourActions.name}
          hint={start.fourActions.hint(actionsATurn({ fourActions: false }))}
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
        <NumberChoice
          {...texts.passesField}
          range={PASSES_RANGE}
          value={options.passes}
          own={level.passes}
          disabled={options.noClock}
          onChange={(passes) => change({ passes })}
        />
        <NumberChoice
          {...texts.peekTokensField}
          range={PEEK_TOKENS_RANGE}
          value={options.peekTokens}
          own={level.peekTokens}
          onChange={(peekTokens) => change({ peekTokens })}
        />
      </Variations>
    </>
  );
}

function LevelValues({ level }: { level: Level }) {
  const texts = useTexts().undercoverSetup;
  const { peekTokens, passes, emptyColumn, talkAboutPeeks } = UNDERCOVER_LEVELS[level];
  return (
    <>
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
    </>
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
