import { useTableTexts } from './texts';
import { MarkerIcon, PassDeviceIcon, PeekIcon, UndoIcon } from '../cards/icons';
import type { Play } from './usePlay';

interface Props {
  readonly play: Play;
  readonly canTakeBack: boolean;
}

/** What may be done beside moving cards. */
export function Controls({ play, canTakeBack }: Props) {
  const texts = useTableTexts();
  const { choice, playing } = play;
  return (
    <>
      <button
        type="button"
        className="button button-quiet control"
        aria-pressed={choice?.type === 'peek'}
        disabled={!playing}
        onClick={play.choosePeek}
      >
        <PeekIcon /> {texts.undercover.peek}
      </button>
      <button
        type="button"
        className="button button-quiet control"
        aria-pressed={choice?.type === 'mark'}
        disabled={!playing}
        onClick={play.chooseMark}
      >
        <MarkerIcon /> {texts.undercover.mark}
      </button>
      <button
        type="button"
        className="button button-quiet control"
        disabled={!canTakeBack}
        onClick={play.takeBack}
      >
        <UndoIcon /> {texts.table.takeBack}
      </button>
      <button
        type="button"
        className="button button-primary control control-end"
        disabled={!playing}
        aria-disabled={!play.endReady}
        onClick={play.end}
      >
        <PassDeviceIcon /> {play.endAsked ? texts.table.endTurnSure : texts.table.endTurn}
      </button>
    </>
  );
}
