import {
  SUITS,
  type UndercoverAction,
  type UndercoverState,
  type UndercoverView,
  isDeadEnd,
} from '../../engine';
import { UNKNOWN, numberOf } from '../cards';
import {
  END_TURN,
  FROM_FOUNDATION,
  FROM_WASTE,
  MARK,
  type Move,
  PEEK,
  TO_FOUNDATION,
  countOf,
  fromOf,
  moveOf,
  toOf,
} from '../move';
import { PLACES, STRIDE } from '../tableau';
import {
  LOST_CLOCK,
  PEEK_MISSED,
  PEEK_OPEN,
  PEEK_TAKEN,
  PILE,
  PLAY,
  UndercoverBoard,
  WON,
} from './board';

/** Between the engine's words and the compact board. */

const STEPS = { open: PEEK_OPEN, peekTaken: PEEK_TAKEN, peekMissed: PEEK_MISSED } as const;

/** The board as a seat knows it: every card that it cannot know is `UNKNOWN`. */
export function boardOfView(view: UndercoverView, into = new UndercoverBoard()): UndercoverBoard {
  const seen = new Map(
    view.memory?.seen.map(({ column, index, card }) => [column * PLACES + index, card]),
  );
  const { tableau } = into;
  tableau.reset(
    view.columns.map(({ down, up }, column) => ({
      down: down.map((_, index) => {
        const card = seen.get(column * PLACES + index);
        return card === undefined ? UNKNOWN : numberOf(card);
      }),
      up: up.map(numberOf),
    })),
    SUITS.map((suit) => view.foundations[suit]),
  );
  view.columns.forEach(({ down }, column) =>
    down.forEach(({ seenBy, markedBy }, index) => {
      const bits = (by: readonly number[], bit: number): number =>
        by.reduce((sum, seat) => sum | (bit << seat), 0);
      const known = bits(seenBy, 1) | bits(markedBy, 4);
      if (known !== 0) tableau.setKnown(column * PLACES + index, known);
    }),
  );
  into.waste = view.waste.length;
  into.pile.set(view.waste.toReversed().map(numberOf));
  into.stockAt = PILE - view.stockSize;
  if (view.memory?.stock == null) into.pile.fill(UNKNOWN, into.stockAt);
  else into.pile.set(view.memory.stock.map(numberOf), into.stockAt);
  into.redealt = view.memory?.stock != null;
  into.seat = view.seat;
  into.status = view.status === 'play' ? PLAY : view.status === 'won' ? WON : LOST_CLOCK;
  into.actionsLeft = view.actionsLeft;
  into.actionsATurn = view.options.fourActions ? 4 : 3;
  into.redealsLeft = view.redealsLeft ?? -1;
  into.peekStep = STEPS[view.peekStep];
  into.peekTokens.set(view.peekTokens);
  into.markersLeft.set(view.markersLeft);
  into.kingsOnly = view.emptyColumn === 'king';
  into.forget();
  return into;
}

/** The whole truth of a state, to play it out; `view` is the state's own, whichever seat's. */
export function boardOfState(
  state: UndercoverState,
  view: UndercoverView,
  into = new UndercoverBoard(),
): UndercoverBoard {
  boardOfView(view, into);
  state.columns.forEach(({ down }, column) =>
    into.tableau.cards.set(down.map(numberOf), column * STRIDE),
  );
  into.pile.set(state.stock.map(numberOf), into.stockAt);
  into.redealt = state.redealt;
  return into;
}

/**
 * Makes `into` what a seat may know of a true board. Says the same as `boardOfView` of the seat's view, unless all
 * face-down cards of the tableau are to be known.
 */
export function observe(
  truth: UndercoverBoard,
  seat: number,
  into: UndercoverBoard,
  allKnown = false,
): void {
  into.copyFrom(truth);
  if (!truth.redealt) into.pile.fill(UNKNOWN, into.stockAt);
  if (allKnown) return;
  const { cards, down, known } = into.tableau;
  for (let column = 0; column < down.length; column++) {
    for (let index = 0; index < down[column]!; index++) {
      if ((known[column * PLACES + index]! & (1 << seat)) === 0) {
        cards[column * STRIDE + index] = UNKNOWN;
      }
    }
  }
}

/** Whether a board whose clock stands has come to a dead end. */
export const isStuck = (board: UndercoverBoard): boolean =>
  board.status === PLAY &&
  board.clockStands &&
  isDeadEnd(board.tableau.toTableau(), board.kingsOnly ? 'king' : 'any') === true;

export function actionOf(move: Move): UndercoverAction {
  const from = fromOf(move);
  const to = toOf(move);
  if (move === END_TURN) return { type: 'end' };
  if (from === PEEK) return { type: 'peek', column: to, index: countOf(move) };
  if (from === MARK) return { type: 'mark', column: to, index: countOf(move) };
  return {
    type: 'move',
    from:
      from === FROM_WASTE
        ? { place: 'waste' }
        : from < FROM_FOUNDATION
          ? { place: 'column', column: from, count: countOf(move) }
          : { place: 'foundation', suit: SUITS[from - FROM_FOUNDATION]! },
    to: to === TO_FOUNDATION ? { place: 'foundation' } : { place: 'column', column: to },
  };
}

/** null for giving up, which is no move of a board. */
export function moveOfAction(action: UndercoverAction): Move | null {
  switch (action.type) {
    case 'peek':
      return moveOf(PEEK, action.column, action.index);
    case 'mark':
      return moveOf(MARK, action.column, action.index);
    case 'end':
      return END_TURN;
    case 'giveUp':
      return null;
    case 'move': {
      const { from, to } = action;
      const target = to.place === 'foundation' ? TO_FOUNDATION : to.column;
      if (from.place === 'waste') return moveOf(FROM_WASTE, target);
      if (from.place === 'column') return moveOf(from.column, target, from.count);
      return moveOf(FROM_FOUNDATION + SUITS.indexOf(from.suit), target);
    }
    default:
      return action satisfies never;
  }
}
