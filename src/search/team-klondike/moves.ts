import { END_TURN, FROM_HAND, TO_FOUNDATION, moveOf } from '../move';
import { columnMoves, foundationMoves, placesFor } from '../moves';
import { COLUMNS } from '../tableau';
import { ACTIONS, HAND, PASS, PLAY, TUCK, type TeamBoard, coinOn, tuckOf } from './board';

/** Writes every legal move but giving up to `out` from `at` on, and answers where they end. */
export function legalMoves(board: TeamBoard, out: Int32Array, at = 0): number {
  if (board.status !== PLAY) return at;
  let end = at;
  if (board.step === ACTIONS) {
    end = cardMoves(board, out, end);
    out[end++] = END_TURN;
  } else if (board.step === TUCK) {
    const { hands, handSize, seat } = board;
    for (let i = 0; i < handSize[seat]!; i++) out[end++] = tuckOf(hands[seat * HAND + i]!);
  } else {
    for (let column = 0; column < COLUMNS; column++) {
      if (board.handFits(board.seat, column)) out[end++] = coinOn(column);
    }
    out[end++] = PASS;
  }
  return end;
}

/** The same of the moves of cards alone. */
export function cardMoves(board: TeamBoard, out: Int32Array, at: number): number {
  const { hands, handSize, seat, tableau, actionsLeft } = board;
  let end = columnMoves(board, out, at);
  for (let i = 0; i < handSize[seat]!; i++) {
    const card = hands[seat * HAND + i]!;
    if (tableau.heights[card & 3] === card >> 2) {
      out[end++] = moveOf(FROM_HAND, TO_FOUNDATION, 1, card);
    }
    if (actionsLeft === 0) continue;
    const first = end;
    end = placesFor(board, card, FROM_HAND, 1, out, end);
    for (let move = first; move < end; move++) out[move]! |= card << 12;
  }
  return foundationMoves(board, out, end);
}
