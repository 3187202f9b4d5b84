import type { Card, Rank, Suit } from '../../engine';
import type { Texts } from '../texts';

const suits: Readonly<Record<Suit, string>> = {
  S: 'Pik',
  H: 'Herz',
  D: 'Karo',
  C: 'Kreuz',
};

const ranks: Readonly<Record<Rank, string>> = {
  A: 'Ass',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  T: '10',
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
};

export const cards: Texts['cards'] = {
  suits,
  ranks,
  letters: { ...ranks, A: 'A', J: 'B', Q: 'D', K: 'K' },
  name: (card: Card) => `${suits[card[1] as Suit]} ${ranks[card[0] as Rank]}`,
  faceDown: 'verdeckte Karte',
};
