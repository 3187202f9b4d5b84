import { type Card, type Suit, cardAt, colourOf, heightOf, suitOf } from '../cards';

/** One of the seven columns: face-down cards from the top, then face-up ones from the top. */
export interface Column {
  readonly down: readonly Card[];
  readonly up: readonly Card[];
}

/** The height of each foundation's top card: 0 where it is empty, 13 where it is full. */
export type Foundations = Readonly<Record<Suit, number>>;

/** What both games share: the seven columns and the four foundations. */
export interface Tableau {
  readonly columns: readonly Column[];
  readonly foundations: Foundations;
}

export const COLUMNS = 7;
export const NO_FOUNDATIONS: Foundations = { S: 0, H: 0, D: 0, C: 0 };

/** Which card may start an empty column by itself. A run of several always needs a king. */
export type EmptyColumnRule = 'any' | 'king';

/** The column's card that no other card covers; undefined on an empty column. */
export const bottomCard = (column: Column): Card | undefined => column.up.at(-1);

export const isEmpty = (column: Column): boolean =>
  column.up.length === 0 && column.down.length === 0;

/** One rank lower and of the other colour. */
export const fitsOn = (card: Card, onto: Card): boolean =>
  heightOf(card) + 1 === heightOf(onto) && colourOf(card) !== colourOf(onto);

/** Each card fits on the one before. */
export const isRun = (cards: readonly Card[]): boolean =>
  cards.every((card, i) => i === 0 || fitsOn(card, cards[i - 1] as Card));

/** The next card of its suit. */
export const fitsFoundation = (card: Card, foundations: Foundations): boolean =>
  foundations[suitOf(card)] + 1 === heightOf(card);

/** The foundation's top card; undefined where it is empty. */
export const topCard = (foundations: Foundations, suit: Suit): Card | undefined =>
  foundations[suit] === 0 ? undefined : cardAt(suit, foundations[suit]);

/** How many cards lie on all four foundations. */
export const onFoundations = (foundations: Foundations): number =>
  foundations.S + foundations.H + foundations.D + foundations.C;

/** Whether every card of the tableau lies face up. */
export const allFaceUp = (columns: readonly Column[]): boolean =>
  columns.every((column) => column.down.length === 0);

/**
 * The 28-card deal in rounds: a face-up card on column 1 and a face-down one on each further column, then the same
 * from column 2 on, and so on.
 */
export function dealTableau(deck: readonly Card[]): { tableau: Tableau; rest: readonly Card[] } {
  const down: Card[][] = Array.from({ length: COLUMNS }, () => []);
  const up: Card[][] = Array.from({ length: COLUMNS }, () => []);
  let next = 0;
  for (let round = 0; round < COLUMNS; round++) {
    for (let column = round; column < COLUMNS; column++) {
      const lies = column === round ? up : down;
      lies[column]?.push(deck[next++] as Card);
    }
  }
  return {
    tableau: {
      columns: down.map((cards, i) => ({ down: cards, up: up[i] as Card[] })),
      foundations: NO_FOUNDATIONS,
    },
    rest: deck.slice(next),
  };
}
