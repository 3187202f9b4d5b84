import type { Card } from '../cards';
import type { Seat } from '../game';
import type { CommonView } from '../view';
import type { TeamKlondikeOptions } from './options';
import {
  EMPTY_COLUMN,
  type TeamKlondikeState,
  type TeamKlondikeStep,
  coinOf,
  handOf,
  owesTimeToken,
  ownStockOf,
} from './state';

/** A player's place as a viewer sees it. */
export interface TeamKlondikePlayerView {
  readonly ownStockSize: number;
  readonly handSize: number;
  /**
   * As the cards came in, so that the place from which one is played tells nobody what lies beside it; null where the
   * viewer does not see it.
   */
  readonly hand: readonly Card[] | null;
  /** The column on which the coin lies; null where the player has it. */
  readonly coin: number | null;
  /** How many of the lowest cards of the own stock were tucked there. */
  readonly tuckedSize: number;
}

/** What a seat knows beyond what lies open, if it forgets nothing. */
export interface TeamKlondikeMemory {
  /** By seat, the tucked cards of the own stock that it knows, the highest first and the lowest last; else null. */
  readonly tucked: readonly (readonly Card[] | null)[];
}

export interface TeamKlondikeView extends CommonView<TeamKlondikeOptions> {
  readonly step: TeamKlondikeStep;
  /** By seat. */
  readonly players: readonly TeamKlondikePlayerView[];
  readonly timeTokens: number;
  /** Whether a hand card has been played in this turn. */
  readonly handCardPlayed: boolean;
  /** Whether ending the turn now would cost a time token. */
  readonly owesTimeToken: boolean;
  /** null in the view of everybody. */
  readonly memory: TeamKlondikeMemory | null;
}

/** What a seat may see and remember; for null, what lies open to everybody. */
export function viewOfTeamKlondike(
  state: TeamKlondikeState,
  viewer: Seat | null,
): TeamKlondikeView {
  return {
    options: state.options,
    emptyColumn: EMPTY_COLUMN,
    status: state.status,
    seat: state.seat,
    step: state.step,
    columns: state.columns.map(({ down, up }) => ({
      down: down.map(() => ({ face: 'down' })),
      up,
    })),
    foundations: state.foundations,
    players: seatsOf(state).map((seat) => ({
      ownStockSize: ownStockOf(state, seat).length,
      handSize: handOf(state, seat).length,
      hand: knows(state, viewer, seat) ? handOf(state, seat) : null,
      coin: coinOf(state, seat),
      tuckedSize: state.tucked[seat] ?? 0,
    })),
    actionsLeft: state.actionsLeft,
    timeTokens: state.timeTokens,
    handCardPlayed: state.handCardPlayed,
    owesTimeToken: state.step === 'play' && owesTimeToken(state),
    memory:
      viewer === null
        ? null
        : {
            tucked: seatsOf(state).map((seat) =>
              knows(state, viewer, seat) ? tuckedOf(state, seat) : null,
            ),
          },
  };
}

const seatsOf = ({ hands }: TeamKlondikeState): readonly Seat[] =>
  hands.map((_, seat) => seat as Seat);

/** Whether a viewer sees the cards in a seat's hand, and so also which of them it tucks. */
const knows = ({ options }: TeamKlondikeState, viewer: Seat | null, seat: Seat): boolean =>
  options.openHands || viewer === seat;

function tuckedOf(state: TeamKlondikeState, seat: Seat): readonly Card[] {
  const stock = ownStockOf(state, seat);
  return stock.slice(stock.length - (state.tucked[seat] ?? 0));
}
