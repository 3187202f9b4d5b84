import {
  SUITS,
  type TeamKlondikeAction,
  type TeamKlondikeState,
  type TeamKlondikeStep,
  type TeamKlondikeView,
  isDeadEnd,
} from '../../engine';
import { UNKNOWN, cardOf, numberOf } from '../cards';
import {
  END,
  END_TURN,
  FROM_FOUNDATION,
  FROM_HAND,
  type Move,
  TO_FOUNDATION,
  cardIn,
  countOf,
  fromOf,
  moveOf,
  toOf,
} from '../move';
import { COLUMNS, STRIDE } from '../tableau';
import {
  ACTIONS,
  AT_HOME,
  HAND,
  LOST_TIME,
  OPENING,
  PASS,
  PLAY,
  SIGNAL,
  STOCK_STRIDE,
  TUCK,
  TeamBoard,
  WON,
  coinOn,
  isTuck,
  tuckOf,
} from './board';

/** Between the engine's words and the compact board. */

const STEPS: Readonly<Record<TeamKlondikeStep, number>> = {
  opening: OPENING,
  play: ACTIONS,
  tuck: TUCK,
  signal: SIGNAL,
};

/** The board as a seat knows it: every card that it cannot know is `UNKNOWN`. */
export function boardOfView(view: TeamKlondikeView, into = new TeamBoard()): TeamBoard {
  into.tableau.reset(
    view.columns.map(({ down, up }) => ({ down: down.map(() => UNKNOWN), up: up.map(numberOf) })),
    SUITS.map((suit) => view.foundations[suit]),
  );
  into.hold(
    view.players.map(({ hand, handSize }) => hand?.map(numberOf) ?? unknown(handSize)),
    view.players.map(({ ownStockSize }, seat) => {
      const tucked = view.memory?.tucked[seat]?.map(numberOf) ?? [];
      return [...unknown(ownStockSize - tucked.length), ...tucked];
    }),
  );
  view.players.forEach(({ coin, tuckedSize }, seat) => {
    into.coins[seat] = coin ?? AT_HOME;
    into.tucked[seat] = tuckedSize;
  });
  into.seat = view.seat;
  into.status = view.status === 'play' ? PLAY : view.status === 'won' ? WON : LOST_TIME;
  into.step = STEPS[view.step];
  into.actionsLeft = view.actionsLeft;
  into.actionsATurn = view.options.fourActions ? 4 : 3;
  into.timeTokens = view.timeTokens;
  into.played = view.handCardPlayed;
  into.openHands = view.options.openHands;
  into.forget();
  return into;
}

const unknown = (count: number): number[] => Array.from({ length: count }, () => UNKNOWN);

/** The whole truth of a state, to play it out; `view` is the state's own, whichever seat's. */
export function boardOfState(
  state: TeamKlondikeState,
  view: TeamKlondikeView,
  into = new TeamBoard(),
): TeamBoard {
  boardOfView(view, into);
  state.columns.forEach(({ down }, column) =>
    into.tableau.cards.set(down.map(numberOf), column * STRIDE),
  );
  into.hold(
    state.hands.map((hand) => hand.map(numberOf)),
    state.ownStocks.map((stock) => stock.map(numberOf)),
  );
  state.tucked.forEach((count, seat) => {
    into.tucked[seat] = count;
  });
  for (const { seat, column } of state.coins) into.coins[seat] = column;
  return into;
}

/**
 * Makes `into` what a seat may know of a true board. Says the same as `boardOfView` of the seat's view, unless all
 * face-down cards of the tableau are to be known.
 */
export function observe(truth: TeamBoard, seat: number, into: TeamBoard, allKnown = false): void {
  into.copyFrom(truth);
  const { hands, handSize, stocks, stockTop, stockSize, tucked } = into;
  for (let other = 0; other < truth.players; other++) {
    const isOpen = other === seat || truth.openHands;
    if (!isOpen) hands.fill(UNKNOWN, other * HAND, other * HAND + handSize[other]!);
    const top = other * STOCK_STRIDE + stockTop[other]!;
    const remembered = isOpen ? tucked[other]! : 0;
    stocks.fill(UNKNOWN, top, top + stockSize[other]! - remembered);
  }
  into.nameHeld();
  if (allKnown) return;
  const { cards, down } = into.tableau;
  for (let column = 0; column < COLUMNS; column++) {
    cards.fill(UNKNOWN, column * STRIDE, column * STRIDE + down[column]!);
  }
}

/** Whether a board on which no card comes in any more has come to a dead end. */
export const isStuck = ({ status, held, tableau }: TeamBoard): boolean =>
  status === PLAY && held === 0 && isDeadEnd(tableau.toTableau(), 'king') === true;

export function actionOf(move: Move): TeamKlondikeAction {
  const from = fromOf(move);
  const to = toOf(move);
  if (move === END_TURN) return { type: 'end' };
  if (move === PASS) return { type: 'pass' };
  if (isTuck(move)) return { type: 'tuck', card: cardOf(cardIn(move)) };
  if (from === END) return { type: 'coin', column: countOf(move) };
  return {
    type: 'move',
    from:
      from === FROM_HAND
        ? { place: 'hand', card: cardOf(cardIn(move)) }
        : from < FROM_FOUNDATION
          ? { place: 'column', column: from, count: countOf(move) }
          : { place: 'foundation', suit: SUITS[from - FROM_FOUNDATION]! },
    to: to === TO_FOUNDATION ? { place: 'foundation' } : { place: 'column', column: to },
  };
}

/** null for giving up, which is no move of a board. */
export function moveOfAction(action: TeamKlondikeAction): Move | null {
  switch (action.type) {
    case 'end':
      return END_TURN;
    case 'pass':
      return PASS;
    case 'tuck':
      return tuckOf(numberOf(action.card));
    case 'coin':
      return coinOn(action.column);
    case 'giveUp':
      return null;
    case 'move': {
      const { from, to } = action;
      const target = to.place === 'foundation' ? TO_FOUNDATION : to.column;
      if (from.place === 'hand') return moveOf(FROM_HAND, target, 1, numberOf(from.card));
      if (from.place === 'column') return moveOf(from.column, target, from.count);
      return moveOf(FROM_FOUNDATION + SUITS.indexOf(from.suit), target);
    }
    default:
      return action satisfies never;
  }
}
