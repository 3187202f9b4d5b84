import { HOST1, HOST2 } from '../search/kinds';
import { type Move, TO_FOUNDATION, moveOf } from '../search/move';
import { COLUMNS, type CompactTableau, STRIDE } from '../search/tableau';

/**
 * Whether a card that can go up can do no harm there: each of the two cards that fit on it is on its foundation or can go
 * there as well. Any other may be worth more where it lies, as a place for one of them.
 */
export function isSafe(heights: Uint8Array, card: number): boolean {
  const rank = card >> 2;
  return heights[HOST1[card & 3]!]! + 1 >= rank && heights[HOST2[card & 3]!]! + 1 >= rank;
}

/** A move from a column to a foundation that can do no harm, or -1. */
export function safeUp({ cards, size, heights }: CompactTableau): Move {
  for (let column = 0; column < COLUMNS; column++) {
    const length = size[column]!;
    if (length === 0) continue;
    const bottom = cards[column * STRIDE + length - 1]!;
    if (heights[bottom & 3] === bottom >> 2 && isSafe(heights, bottom)) {
      return moveOf(column, TO_FOUNDATION);
    }
  }
  return -1;
}

/** All moves from columns to foundations. Writes them to `out` from `at` on, and answers where they end. */
export function upsOf(
  { cards, size, heights }: CompactTableau,
  out: Int32Array,
  at: number,
): number {
  let end = at;
  for (let column = 0; column < COLUMNS; column++) {
    const length = size[column]!;
    if (length === 0) continue;
    const bottom = cards[column * STRIDE + length - 1]!;
    if (heights[bottom & 3] === bottom >> 2) out[end++] = moveOf(column, TO_FOUNDATION);
  }
  return end;
}
