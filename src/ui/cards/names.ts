import type { Card, Rank, Suit } from '../../engine';

export type { Card, Rank, Suit };
/** Which letters stand on the court cards: B D K or J Q K. */
export type Letters = 'de' | 'en';
/** Where a player sits; it decides the shape and the colour of what belongs to them. */
export type Seat = 0 | 1 | 2;

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;
