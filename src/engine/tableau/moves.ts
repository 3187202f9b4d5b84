import { type Card, SUITS, type Suit, heightOf, suitOf } from '../cards';
import {
  COLUMNS,
  type Column,
  type EmptyColumnRule,
  type Tableau,
  bottomCard,
  fitsFoundation,
  fitsOn,
  isRun,
  topCard,
} from './tableau';

/** Where cards of the shared tableau are taken from; `count` is the length of the run. */
export type TableauSource =
  | { readonly place: 'column'; readonly column: number; readonly count: number }
  | { readonly place: 'foundation'; readonly suit: Suit };

/** Where cards may be laid. A foundation is always the one of the card's own suit. */
export type Target =
  { readonly place: 'column'; readonly column: number } | { readonly place: 'foundation' };

/** Where cards are taken from, of the tableau or from outside it. */
export type Source = TableauSource | { readonly place: 'waste' } | { readonly place: 'hand' };

export interface Move<From = Source> {
  readonly from: From;
  readonly to: Target;
}

/** Whether a move is one of the turn's actions; moves on to a foundation are free. */
export const costsAction = ({ to }: Move): boolean => to.place !== 'foundation';

/** Why cards cannot be moved. */
export const MOVE_REFUSALS = [
  'nothingThere',
  'noSuchColumn',
  'notARun',
  'samePlace',
  'sameColour',
  'wrongRank',
  'emptyColumnNeedsKing',
  'emptyColumnNeedsKingForRun',
  'foundationNotNext',
  'foundationTakesOne',
  'noActionsLeft',
] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];

/** Why these cards cannot lie there; null where they can. The cards are already a run. */
export function refusalAt(
  { columns, foundations }: Tableau,
  cards: readonly Card[],
  target: Target,
  rule: EmptyColumnRule,
): MoveRefusal | null {
  const head = cards[0];
  if (head === undefined) return 'nothingThere';
  if (target.place === 'foundation') {
    if (cards.length > 1) return 'foundationTakesOne';
    return fitsFoundation(head, foundations) ? null : 'foundationNotNext';
  }
  const column = columns[target.column];
  if (column === undefined) return 'noSuchColumn';
  const onto = bottomCard(column);
  if (onto === undefined) {
    if (heightOf(head) === 13) return null;
    if (rule === 'king') return 'emptyColumnNeedsKing';
    return cards.length > 1 ? 'emptyColumnNeedsKingForRun' : null;
  }
  if (heightOf(head) + 1 !== heightOf(onto)) return 'wrongRank';
  return fitsOn(head, onto) ? null : 'sameColour';
}

/** The cards that a source of the tableau holds out, or why it holds out none. */
export function cardsAt(
  { columns, foundations }: Tableau,
  from: TableauSource,
): readonly Card[] | MoveRefusal {
  if (from.place === 'foundation') {
    const top = topCard(foundations, from.suit);
    return top === undefined ? 'nothingThere' : [top];
  }
  const column = columns[from.column];
  if (column === undefined) return 'noSuchColumn';
  if (column.up.length === 0 || from.count < 1) return 'nothingThere';
  if (from.count > column.up.length) return 'notARun';
  const cards = column.up.slice(column.up.length - from.count);
  return isRun(cards) ? cards : 'notARun';
}

/** Why a source and a target cannot go together, whatever the cards; null where they can. */
export function refusalBetween(from: Source, to: Target): MoveRefusal | null {
  if (from.place === 'foundation') return to.place === 'foundation' ? 'samePlace' : null;
  if (from.place !== 'column') return null;
  return to.place === 'column' && to.column === from.column ? 'samePlace' : null;
}

/** Why a move of these cards, or of none for a reason already known, is not legal now; null where it is. */
export function refusalToMove(
  table: Tableau & { readonly actionsLeft: number },
  cards: readonly Card[] | MoveRefusal,
  move: Move,
  rule: EmptyColumnRule,
): MoveRefusal | null {
  if (typeof cards === 'string') return cards;
  const refusal = refusalBetween(move.from, move.to) ?? refusalAt(table, cards, move.to, rule);
  if (refusal !== null) return refusal;
  return costsAction(move) && table.actionsLeft === 0 ? 'noActionsLeft' : null;
}

const withColumn = (tableau: Tableau, index: number, column: Column): Tableau => ({
  ...tableau,
  columns: tableau.columns.with(index, column),
});

/** The tableau without the cards of a source. Turns nothing up. */
export function lift(tableau: Tableau, from: TableauSource): Tableau {
  const { columns, foundations } = tableau;
  if (from.place === 'foundation') {
    const height = foundations[from.suit] - 1;
    return { columns, foundations: { ...foundations, [from.suit]: height } };
  }
  const column = columns[from.column] as Column;
  return withColumn(tableau, from.column, { ...column, up: column.up.slice(0, -from.count) });
}

/** The tableau with cards laid on a place where they fit. */
export function lay(tableau: Tableau, cards: readonly Card[], to: Target): Tableau {
  const { columns, foundations } = tableau;
  if (to.place === 'foundation') {
    const suit = suitOf(cards[0] as Card);
    return { columns, foundations: { ...foundations, [suit]: foundations[suit] + 1 } };
  }
  const column = columns[to.column] as Column;
  return withColumn(tableau, to.column, { ...column, up: [...column.up, ...cards] });
}

/** A card that turning up has uncovered: the place is the one where it lay face down. */
export interface TurnedUp {
  readonly column: number;
  readonly index: number;
  readonly card: Card;
}

/** Turns up the face-down card that a column shows bare, where there is one. */
export function turnUp(tableau: Tableau, index: number): { tableau: Tableau; turned?: TurnedUp } {
  const column = tableau.columns[index] as Column;
  const card = column.down.at(-1);
  if (card === undefined || column.up.length > 0) return { tableau };
  const down = column.down.slice(0, -1);
  return {
    tableau: withColumn(tableau, index, { down, up: [card] }),
    turned: { column: index, index: down.length, card },
  };
}

/** The tableau after a legal move of these cards, with what it turned up. */
export function moveCards(
  tableau: Tableau,
  cards: readonly Card[],
  { from, to }: Move,
): { tableau: Tableau; turned?: TurnedUp } {
  const outside = from.place === 'waste' || from.place === 'hand';
  const laid = lay(outside ? tableau : lift(tableau, from), cards, to);
  return from.place === 'column' ? turnUp(laid, from.column) : { tableau: laid };
}

/** Every place that cards may be laid on: at most eight. */
export function targetsFor(
  tableau: Tableau,
  cards: readonly Card[],
  rule: EmptyColumnRule,
): readonly Target[] {
  return TARGETS.filter((to) => refusalAt(tableau, cards, to, rule) === null);
}

const TARGETS: readonly Target[] = [
  ...Array.from({ length: COLUMNS }, (_, column) => ({ place: 'column', column }) as const),
  { place: 'foundation' },
];

/** Every move within the tableau, on to the foundations, and back from them. */
export function tableauMoves(
  tableau: Tableau,
  rule: EmptyColumnRule,
): readonly Move<TableauSource>[] {
  const moves: Move<TableauSource>[] = [];
  const collect = (from: TableauSource, cards: readonly Card[]): void => {
    for (const to of targetsFor(tableau, cards, rule)) {
      if (refusalBetween(from, to) === null) moves.push({ from, to });
    }
  };
  tableau.columns.forEach((column, index) => {
    for (let count = 1; count <= column.up.length; count++) {
      const cards = column.up.slice(-count);
      const [head, below] = cards;
      if (below !== undefined && !fitsOn(below, head as Card)) break;
      collect({ place: 'column', column: index, count }, cards);
    }
  });
  for (const suit of SUITS) {
    const top = topCard(tableau.foundations, suit);
    if (top !== undefined) collect({ place: 'foundation', suit }, [top]);
  }
  return moves;
}
