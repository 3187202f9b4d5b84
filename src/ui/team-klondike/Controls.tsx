import type { TeamKlondikeView } from '../../engine';
import { useTableTexts } from './texts';
import { SignalCoin, TimeToken } from '../cards/Pieces';
import {
  CheckIcon,
  CloseIcon,
  CoverIcon,
  PassDeviceIcon,
  PeekIcon,
  UndoIcon,
} from '../cards/icons';
import { HandButton } from './HandButton';
import type { Play } from './usePlay';

interface Props {
  readonly play: Play;
  readonly view: TeamKlondikeView;
  readonly canTakeBack: boolean;
}

/** What may be done beside moving cards, step by step. What is final never takes the place of the end button. */
export function Controls({ play, view, canTakeBack }: Props) {
  const { hand, playing } = play;
  return (
    <>
      {!hand.open && (
        <HandButton hand={hand} disabled={!playing}>
          {hand.shown ? <CoverIcon /> : <PeekIcon />}
        </HandButton>
      )}
      {view.step === 'play' && <EndOfMoves play={play} view={view} canTakeBack={canTakeBack} />}
      {view.step === 'tuck' && <Tuck play={play} />}
      {(view.step === 'opening' || view.step === 'signal') && <Coin play={play} view={view} />}
    </>
  );
}

function EndOfMoves({ play, view, canTakeBack }: Props) {
  const { table, teamKlondike: words } = useTableTexts();
  const costs = view.timeTokens === 0 ? words.endTurnLoses : words.endTurnCosts;
  const end = view.owesTimeToken ? costs : table.endTurn;
  return (
    <>
      <button
        type="button"
        className="button button-quiet control"
        disabled={!canTakeBack}
        onClick={play.takeBack}
      >
        <UndoIcon /> {table.takeBack}
      </button>
      <button
        type="button"
        className="button button-primary control control-end"
        disabled={!play.playing}
        aria-disabled={!play.endReady}
        onClick={play.end}
      >
        {view.owesTimeToken ? <TimeToken /> : <PassDeviceIcon />}
        {play.endAsked ? table.endTurnSure : end}
      </button>
    </>
  );
}

function Tuck({ play }: { play: Play }) {
  const { teamKlondike: words } = useTableTexts();
  const { choice } = play;
  return (
    <button
      type="button"
      className="button button-primary control control-end"
      disabled={!play.playing || choice === null}
      onClick={play.confirm}
    >
      <CheckIcon /> {choice?.type === 'tuck' ? words.tuckChosen(choice.slot + 1) : words.tuckDo}
    </button>
  );
}

function Coin({ play, view }: { play: Play; view: TeamKlondikeView }) {
  const { coin } = useTableTexts().teamKlondike;
  const { choice } = play;
  const lies = view.players[view.seat]?.coin !== null;
  return (
    <>
      <button
        type="button"
        className="button button-quiet control"
        disabled={!play.playing}
        onClick={play.leave}
      >
        <CloseIcon /> {lies ? coin.leave : coin.without}
      </button>
      <button
        type="button"
        className="button button-primary control control-end"
        disabled={!play.playing || choice === null}
        onClick={play.confirm}
      >
        <SignalCoin seat={view.seat} />
        {choice?.type === 'coin' ? coin.doOn(choice.column + 1) : coin.do}
      </button>
    </>
  );
}
