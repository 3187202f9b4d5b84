import type { TeamKlondikeOptions } from '../../engine';
import { TIME_TOKENS_RANGE, actionsATurn } from '../../store/catalogue';
import { useTexts } from '../app/texts';
import { Flag, NumberChoice } from '../setup/fields';

interface Props {
  readonly options: TeamKlondikeOptions;
  /** The time tokens of this level, for so many players. */
  readonly own: number;
  readonly change: (changed: Partial<TeamKlondikeOptions>) => void;
}

/** What may be played differently in Team-Klondike. */
export function VariationFields({ options, own, change }: Props) {
  const { teamKlondikeSetup: texts, start } = useTexts();
  return (
    <>
      <Flag
        {...texts.openHands}
        checked={options.openHands}
        onChange={(openHands) => change({ openHands })}
      />
      <Flag
        name={start.fourActions.name}
        hint={start.fourActions.hint(actionsATurn({ fourActions: false }))}
        checked={options.fourActions}
        onChange={(fourActions) => change({ fourActions })}
      />
      <NumberChoice
        {...texts.timeTokensField}
        range={TIME_TOKENS_RANGE}
        value={options.timeTokens}
        own={own}
        onChange={(timeTokens) => change({ timeTokens })}
      />
    </>
  );
}
