export type Suit = 'S' | 'H' | 'D' | 'C';
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
/** Rank, then suit: 'TD' is the ten of diamonds. */
export type CardName = `${Rank}${Suit}`;
/** Which letters stand on the court cards: B D K or J Q K. */
export type Letters = 'de' | 'en';
/** Where a player sits; it decides the shape and the colour of what belongs to them. */
export type Seat = 0 | 1 | 2;

export const rankOf = (card: CardName): Rank => card[0] as Rank;
export const suitOf = (card: CardName): Suit => card[1] as Suit;
