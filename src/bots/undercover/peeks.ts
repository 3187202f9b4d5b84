import { KING_RANK, UNKNOWN } from '../../search/cards';
import { KIND, openKinds } from '../../search/kinds';
import { FROM_FOUNDATION, MARK, type Move, PEEK, fromOf, moveOf } from '../../search/move';
import { COLUMNS, PLACES, STRIDE } from '../../search/tableau';
import { PEEK_OPEN, type UndercoverBoard } from '../../search/undercover/board';

/** A column is empty: a bit beyond those of the kinds. */
const EMPTY = 1 << 28;

export const canPeek = ({ peekStep, peekTokens, seat }: UndercoverBoard): boolean =>
  peekStep === PEEK_OPEN && peekTokens[seat]! > 0;

/**
 * Where to peek before playing a line, or -1 where no peek is worth a token. A card that one move turns up is seen by both
 * for nothing; only where there is a choice of such moves, the ones that the line does not begin with are worth a look.
 * Else it is the next card of the longest column. What the partner has peeked at is left alone: two see more than one.
 */
export function peekFor(board: UndercoverBoard, line: Int32Array, length: number): Move {
  const turned = firstTurned(board, line, length);
  const open = openKinds(board.tableau, EMPTY);
  let other = -1;
  let longest = -1;
  const isLonger = (column: number, than: number): boolean =>
    than < 0 || board.tableau.down[column]! > board.tableau.down[than]!;
  for (let column = 0; column < COLUMNS; column++) {
    if (!isUnknown(board, column) || isPartnersPeek(board, column)) continue;
    if (!canTurn(board, column, open)) {
      if (isLonger(column, longest)) longest = column;
    } else if (column !== turned && isLonger(column, other)) other = column;
  }
  const column = other >= 0 ? other : longest;
  return column < 0 ? -1 : moveOf(PEEK, column, board.tableau.down[column]! - 1);
}

/** The column where a line turns up its first unknown card, or -1. */
function firstTurned(board: UndercoverBoard, line: Int32Array, length: number): number {
  for (let i = 0; i < length; i++) {
    const from = fromOf(line[i]!);
    if (from < FROM_FOUNDATION && isUnknown(board, from)) return from;
  }
  return -1;
}

/** Whether one move turns up the next card of a column; `open` says which kinds have a place. */
function canTurn({ tableau, kingsOnly }: UndercoverBoard, column: number, open: number): boolean {
  const { cards, size, down, heights } = tableau;
  const count = size[column]! - down[column]!;
  const head = cards[column * STRIDE + down[column]!]!;
  const rank = head >> 2;
  if (count === 1 && heights[head & 3] === rank) return true;
  if ((open & (1 << KIND[head]!)) !== 0) return true;
  return (open & EMPTY) !== 0 && (rank === KING_RANK || (!kingsOnly && count === 1));
}

/** Whether a column's next card is face down and not known. */
function isUnknown({ tableau }: UndercoverBoard, column: number): boolean {
  const down = tableau.down[column]!;
  return down > 0 && tableau.cards[column * STRIDE + down - 1] === UNKNOWN;
}

const isPartnersPeek = ({ tableau, seat }: UndercoverBoard, column: number): boolean =>
  (tableau.known[column * PLACES + tableau.down[column]! - 1]! & (2 >> seat)) !== 0;

/** A marker for a low card that the seat has seen and has not marked, or -1. */
export function markFor({ tableau, seat, markersLeft }: UndercoverBoard): Move {
  if (markersLeft[seat] === 0) return -1;
  const { cards, down, known } = tableau;
  for (let column = 0; column < COLUMNS; column++) {
    for (let index = 0; index < down[column]!; index++) {
      const bits = known[column * PLACES + index]!;
      const mine = (bits & (1 << seat)) !== 0 && (bits & (4 << seat)) === 0;
      if (mine && cards[column * STRIDE + index]! >> 2 < 3) return moveOf(MARK, column, index);
    }
  }
  return -1;
}
