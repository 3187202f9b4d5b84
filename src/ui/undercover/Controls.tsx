import { useTexts } from '../app/texts';
import { MarkerIcon, MenuIcon, PassDeviceIcon, PeekIcon, UndoIcon } from '../cards/icons';
import type { UndercoverPublished } from './session';
import type { Play } from './usePlay';

interface Props {
  readonly play: Play;
  readonly published: UndercoverPublished;
  readonly onMenu: () => void;
}

/** What may be done beside moving cards. */
export function Controls({ play, published, onMenu }: Props) {
  const texts = useTexts();
  const { choice, playing } = play;
  return (
    <div className="controls rail">
      <button
        type="button"
        className="button button-quiet control"
        aria-pressed={choice.type === 'peek'}
        disabled={!playing}
        onClick={play.choosePeek}
      >
        <PeekIcon /> {texts.undercover.peek}
      </button>
      <button
        type="button"
        className="button button-quiet control"
        aria-pressed={choice.type === 'mark'}
        disabled={!playing}
        onClick={play.chooseMark}
      >
        <MarkerIcon /> {texts.undercover.mark}
      </button>
      <button
        type="button"
        className="button button-quiet control"
        disabled={!published.canTakeBack}
        onClick={play.takeBack}
      >
        <UndoIcon /> {texts.table.takeBack}
      </button>
      <button
        type="button"
        className="button button-primary control control-end"
        disabled={!playing}
        onClick={play.end}
      >
        <PassDeviceIcon /> {play.endAsked ? texts.table.endTurnSure : texts.table.endTurn}
      </button>
      <button type="button" className="button button-quiet control" onClick={onMenu}>
        <MenuIcon /> {texts.table.menu}
      </button>
    </div>
  );
}
