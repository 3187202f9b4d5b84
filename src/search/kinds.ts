import { FITS } from './cards';
import { COLUMNS, type CompactTableau, STRIDE } from './tableau';

/** Rank and colour of a card as a number, of which there are 26: cards of one kind fit on the same cards. */
export const KIND = new Uint8Array(64);
for (let card = 0; card < 64; card++) {
  KIND[card] = ((card >> 2) << 1) | ((((card & 3) + 1) & 2) >> 1);
}

/** The kind that fits on a card, as a mask. */
export const TAKES = new Int32Array(64);
for (let onto = 0; onto < 52; onto++) {
  for (let card = 0; card < 52; card++) {
    if (FITS[(card << 6) | onto] === 1) TAKES[onto]! |= 1 << KIND[card]!;
  }
}

/** The lower suit of the colour that a suit fits on, and the higher one. */
export const HOST1 = [1, 0, 0, 1];
export const HOST2 = [2, 3, 3, 2];

/** The kinds that fit on some column, as a mask; `onEmpty` is what an empty one adds to it. */
export function openKinds({ cards, size }: CompactTableau, onEmpty: number): number {
  let open = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const count = size[column]!;
    open |= count === 0 ? onEmpty : TAKES[cards[column * STRIDE + count - 1]!]!;
  }
  return open;
}
