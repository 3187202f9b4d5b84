import type { UndercoverOptions } from '../../engine';
import {
  PASSES_RANGE,
  PEEK_TOKENS_RANGE,
  UNDERCOVER_LEVELS,
  actionsATurn,
} from '../../store/catalogue';
import { useTexts } from '../app/texts';
import { Flag, NumberChoice } from '../setup/fields';

interface Props {
  readonly options: UndercoverOptions;
  readonly change: (changed: Partial<UndercoverOptions>) => void;
}

/** What may be played differently in Verdeckt ermittelt. */
export function VariationFields({ options, change }: Props) {
  const { undercoverSetup: texts, start } = useTexts();
  const level = UNDERCOVER_LEVELS[options.level];
  const kingsAnyway = level.emptyColumn === 'king';
  return (
    <>
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
    </>
  );
}
