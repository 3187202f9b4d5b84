import { type Card, DECK, SUITS, heightOf, suitOf } from '../engine';

/**
 * Cards as numbers, for arrays of bytes: (height - 1) × 4 + suit, suits in the order of SUITS. So a card shifted right
 * by two is its rank from 0, and comparing ranks needs no table.
 */
export const UNKNOWN = 63;

export const numberOf = (card: Card): number =>
  ((heightOf(card) - 1) << 2) | SUITS.indexOf(suitOf(card));

const CARDS: readonly Card[] = DECK.toSorted((a, b) => numberOf(a) - numberOf(b));

/** The card of a number. Throws where there is none, for an unknown card too. */
export function cardOf(number: number): Card {
  const card = CARDS[number];
  if (card === undefined) throw new RangeError(`${number} is no card.`);
  return card;
}

export const KING_RANK = 12;
export const rankOf = (card: number): number => card >> 2;

/** Spades and clubs are 0 and 3, so that one addition tells the colours apart: 0 is black, 1 red. */
export const redOf = (card: number): number => (((card & 3) + 1) & 2) >> 1;

/** FITS[card × 64 + onto]: 1 where the card is one rank lower and of the other colour. */
export const FITS = new Uint8Array(64 * 64);
for (let card = 0; card < 52; card++) {
  for (let onto = 0; onto < 52; onto++) {
    if (rankOf(card) + 1 === rankOf(onto) && redOf(card) !== redOf(onto)) {
      FITS[(card << 6) | onto] = 1;
    }
  }
}
