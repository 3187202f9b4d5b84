import { FITS, KING_RANK } from '../cards';
import { END_TURN, FROM_FOUNDATION, FROM_WASTE, MARK, PEEK, TO_FOUNDATION, moveOf } from '../move';
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
  const { tableau, actionsLeft } = board;
  const { cards, size, down, heights } = tableau;
  let end = at;
  for (let from = 0; from < COLUMNS; from++) {
    const count = size[from]!;
    if (count === 0) continue;
    const bottom = cards[from * STRIDE + count - 1]!;
    if (heights[bottom & 3] === bottom >> 2) out[end++] = moveOf(from, TO_FOUNDATION);
    if (actionsLeft === 0) continue;
    for (let run = 1; run <= count - down[from]!; run++) {
      end = placesFor(board, cards[from * STRIDE + count - run]!, from, run, out, end);
    }
  }
  if (board.waste > 0) {
    const card = board.pile[board.waste - 1]!;
    if (actionsLeft > 0) end = placesFor(board, card, FROM_WASTE, 1, out, end);
    if (heights[card & 3] === card >> 2) out[end++] = moveOf(FROM_WASTE, TO_FOUNDATION);
  }
  if (actionsLeft === 0) return end;
  for (let suit = 0; suit < 4; suit++) {
    const height = heights[suit]!;
    if (height === 0) continue;
    end = placesFor(board, ((height - 1) << 2) | suit, FROM_FOUNDATION + suit, 1, out, end);
  }
  return end;
}

/** The columns on which a run fits. */
function placesFor(
  { tableau: { cards, size }, kingsOnly }: UndercoverBoard,
  head: number,
  from: number,
  run: number,
  out: Int32Array,
  at: number,
): number {
  const mayStart = head >> 2 === KING_RANK || (!kingsOnly && run === 1);
  let end = at;
  for (let to = 0; to < COLUMNS; to++) {
    if (to === from) continue;
    const length = size[to]!;
    const fits =
      length === 0 ? mayStart : FITS[(head << 6) | cards[to * STRIDE + length - 1]!] === 1;
    if (fits) out[end++] = moveOf(from, to, run);
  }
  return end;
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
