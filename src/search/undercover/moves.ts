import { END_TURN, FROM_WASTE, MARK, PEEK, TO_FOUNDATION, moveOf } from '../move';
import { columnMoves, foundationMoves, placesFor } from '../moves';
import { COLUMNS, PLACES, STRIDE } from '../tableau';
import { PEEK_OPEN, PLAY, type UndercoverBoard } from './board';

/** Writes every legal move but giving up to `out` from `at` on, and answers where they end. */
export function legalMoves(board: UndercoverBoard, out: Int32Array, at = 0): number {
  if (board.status !== PLAY) return at;
  let end = cardMoves(board, out, at);
  end = peeks(board, out, end);
  end = marks(board, out, end);
  out[end++] = END_TURN;
  return end;
}

/** The same of the moves of cards alone. */
export function cardMoves(board: UndercoverBoard, out: Int32Array, at: number): number {
  let end = columnMoves(board, out, at);
  if (board.waste > 0) {
    const card = board.pile[board.waste - 1]!;
    if (board.actionsLeft > 0) end = placesFor(board, card, FROM_WASTE, 1, out, end);
    if (board.tableau.heights[card & 3] === card >> 2) {
      out[end++] = moveOf(FROM_WASTE, TO_FOUNDATION);
    }
  }
  return foundationMoves(board, out, end);
}

/** Every face-down card may be peeked at. */
function peeks(board: UndercoverBoard, out: Int32Array, at: number): number {
  const { tableau, seat, peekStep, peekTokens } = board;
  if (peekStep !== PEEK_OPEN || peekTokens[seat] === 0) return at;
  let end = at;
  for (let column = 0; column < COLUMNS; column++) {
    for (let index = 0; index < tableau.down[column]!; index++) {
      out[end++] = moveOf(PEEK, column, index);
    }
  }
  return end;
}

/** A marker goes on a card of height 1 to 3 that the seat has seen and has not marked. */
export function marks(
  { tableau, seat, markersLeft }: UndercoverBoard,
  out: Int32Array,
  at: number,
): number {
  if (markersLeft[seat] === 0) return at;
  const seen = 1 << seat;
  let end = at;
  for (let column = 0; column < COLUMNS; column++) {
    for (let index = 0; index < tableau.down[column]!; index++) {
      const known = tableau.known[column * PLACES + index]!;
      const mine = (known & seen) !== 0 && (known & (4 << seat)) === 0;
      if (mine && tableau.cards[column * STRIDE + index]! >> 2 < 3) {
        out[end++] = moveOf(MARK, column, index);
      }
    }
  }
  return end;
}
