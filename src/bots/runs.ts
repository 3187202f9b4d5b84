import { FITS } from '../search/cards';
import { moveOf } from '../search/move';
import { COLUMNS, type CompactTableau, STRIDE } from '../search/tableau';

/**
 * The moves of runs on to a column's bottom card that can be of use: of a whole face-up run; of a part where the card it
 * bares can go up, since that card accepts the same ones where they lie and where they would lie. Writes them to `out`
 * from `at` on, and answers where they end.
 */
export function runsOnto(
  { cards, size, down, heights }: CompactTableau,
  to: number,
  onto: number,
  out: Int32Array,
  at: number,
): number {
  let end = at;
  const rank = onto >> 2;
  for (let from = 0; from < COLUMNS; from++) {
    const count = size[from]!;
    if (count === 0) continue;
    const base = from * STRIDE;
    const lies = down[from]!;
    // The run's ranks go down one by one, so where in it a card of the wanted rank lies follows from its head.
    const index = lies + (cards[base + lies]! >> 2) - rank + 1;
    if (index < lies || index >= count || from === to) continue;
    if (FITS[(cards[base + index]! << 6) | onto] === 0) continue;
    if (index > lies) {
      const bared = cards[base + index - 1]!;
      if (heights[bared & 3] !== bared >> 2) continue;
    }
    out[end++] = moveOf(from, to, count - index);
  }
  return end;
}

/** Whether a head over face-down cards fits on the card. */
export function hasHeadFor({ cards, size, down }: CompactTableau, card: number): boolean {
  for (let column = 0; column < COLUMNS; column++) {
    const lies = down[column]!;
    if (lies === 0 || size[column] === 0) continue;
    if (FITS[(cards[column * STRIDE + lies]! << 6) | card] === 1) return true;
  }
  return false;
}
