/** Suits in the order in which positions and hands list them. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks from ace, the lowest, to king. `T` is the 10. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export type Colour = 'black' | 'red';

/** A card is its own notation: rank, then suit (`TD` is the 10 of diamonds). */
export type Card = `${Rank}${Suit}`;

/** All 52 cards, by suit and then from ace to king. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);

interface CardFacts {
  readonly suit: Suit;
  readonly height: number;
  readonly colour: Colour;
}

const FACTS = new Map<string, CardFacts>(
  DECK.map((card) => [
    card,
    {
      suit: card[1] as Suit,
      height: RANKS.indexOf(card[0] as Rank) + 1,
      colour: card[1] === 'H' || card[1] === 'D' ? 'red' : 'black',
    },
  ]),
);
const factsOf = (card: Card): CardFacts => FACTS.get(card) as CardFacts;

export const suitOf = (card: Card): Suit => factsOf(card).suit;
export const colourOf = (card: Card): Colour => factsOf(card).colour;

/** The rank as a number: 1 is an ace, 13 a king. */
export const heightOf = (card: Card): number => factsOf(card).height;

/** The card of a suit at a height from 1 to 13. Throws where there is none. */
export function cardAt(suit: Suit, height: number): Card {
  const rank = RANKS[height - 1];
  if (rank === undefined) throw new RangeError(`No card has the height ${height}.`);
  return DECK[SUITS.indexOf(suit) * RANKS.length + height - 1] as Card;
}

export const isCard = (text: string): text is Card => FACTS.has(text);

/** By suit and then from ace to king, as hands are listed. */
export const inDeckOrder = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => DECK.indexOf(a) - DECK.indexOf(b));

/** Whether these are 52 different cards. */
export const isDeck = (cards: readonly Card[]): boolean =>
  cards.length === DECK.length && new Set(cards).size === DECK.length;
