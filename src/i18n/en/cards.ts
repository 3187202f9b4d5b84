import type { Card, Rank, Suit } from '../../engine';

const suits: Readonly<Record<Suit, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

const ranks: Readonly<Record<Rank, string>> = {
  A: 'ace',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};

/** What stands in the corner of a card. */
const letters: Readonly<Record<Rank, string>> = {
  ...ranks,
  A: 'A',
  J: 'J',
  Q: 'Q',
  K: 'K',
};

export const cards = {
  suits,
  ranks,
  letters,
  /** “10 of diamonds” */
  name: (card: Card) => `${ranks[card[0] as Rank]} of ${suits[card[1] as Suit]}`,
  faceDown: 'face-down card',
};
