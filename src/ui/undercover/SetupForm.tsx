import type { Level, UndercoverOptions } from '../../engine';
import { UNDERCOVER_LEVELS, UNDERCOVER_WINS } from '../../store/catalogue';
import { useTexts } from '../app/texts';
import { RestartIcon, SilenceIcon, TalkIcon } from '../cards/icons';
import { PeekToken } from '../cards/Pieces';
import type { SetupFormProps } from '../games';
import { laterPart } from '../later';
import { LevelChoice } from '../setup/LevelChoice';
import { Variations } from '../setup/Variations';
import { tellVariations } from './tell';

const { Part: VariationFields } = laterPart(
  async () => (await import('./VariationFields')).VariationFields,
);

/** Level and options of Verdeckt ermittelt. */
export function SetupForm({ options: given, onChange, locked }: SetupFormProps) {
  const { undercoverSetup: texts, start } = useTexts();
  const options = given as UndercoverOptions;
  const change = (changed: Partial<UndercoverOptions>) => onChange({ ...options, ...changed });
  return (
    <>
      <LevelChoice
        level={options.level}
        locked={locked}
        onChange={(next) => onChange(onLevel(options, next))}
        wins={UNDERCOVER_WINS}
        valuesOf={(each) => <LevelValues level={each} />}
      />
      <Variations told={tellVariations(options, texts, start)} locked={locked}>
        <VariationFields options={options} change={change} />
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
