import { type Card, SUITS, type Suit, cardAt, heightOf, isCard } from '../cards';
import type { Status } from '../game';
import type { TableauSource, Target } from '../tableau/moves';
import { type Column, type Foundations, type Tableau, COLUMNS } from '../tableau/tableau';

/** The text forms that both games share (`../shared/rules/notation.md`). Every parser answers null for what it is not. */

/** Cards without separators, top first. */
export function parseCards(text: string): readonly Card[] | null {
  const words: readonly string[] = text.match(/../g) ?? [];
  return words.join('') === text && words.every(isCard) ? words : null;
}

/** The same, with `-` for an empty list. */
export const parseList = (text: string): readonly Card[] | null =>
  text === '-' ? [] : text === '' ? null : parseCards(text);
export const formatList = (cards: readonly Card[]): string => cards.join('') || '-';

/** `t5` as 4: a column's number counts from 1, its index from 0. */
export function parseColumn(text: string): number | null {
  const digit = /^t([1-7])$/.exec(text)?.[1];
  return digit === undefined ? null : Number(digit) - 1;
}
export const formatColumn = (column: number): string => `t${column + 1}`;

export const parseSuit = (text: string): Suit | null => SUITS.find((suit) => suit === text) ?? null;

/** `t5>t3`, `t5>t3*4`, `t5>f`, `fH>t3`: a move within the tableau. */
export function parseTableauMove(word: string): { from: TableauSource; to: Target } | null {
  const [, source = '', to = '', run] =
    /^(t[1-7]|f[SHDC])>(t[1-7]|f)(\*[1-9]\d*)?$/.exec(word) ?? [];
  const target = parseTarget(to);
  if (target === null) return null;
  const count = run === undefined ? 1 : Number(run.slice(1));
  const column = parseColumn(source);
  if (column === null) {
    const suit = parseSuit(source.slice(1));
    if (suit === null || target.place === 'foundation' || run !== undefined) return null;
    return { from: { place: 'foundation', suit }, to: target };
  }
  if (run !== undefined && (count === 1 || target.place === 'foundation')) return null;
  return { from: { place: 'column', column, count }, to: target };
}

export function parseTarget(text: string): Target | null {
  if (text === 'f') return { place: 'foundation' };
  const column = parseColumn(text);
  return column === null ? null : { place: 'column', column };
}

export const formatTarget = (to: Target): string =>
  to.place === 'foundation' ? 'f' : formatColumn(to.column);

export function formatTableauMove(from: TableauSource, to: Target): string {
  if (from.place === 'foundation') return `f${from.suit}>${formatTarget(to)}`;
  const run = from.count > 1 ? `*${from.count}` : '';
  return `${formatColumn(from.column)}>${formatTarget(to)}${run}`;
}

export const formatTableau = (columns: readonly Column[]): string =>
  columns.map(({ down, up }) => `${down.join('')}|${up.join('')}`).join('/');

export function parseTableau(text: string): readonly Column[] | null {
  const columns = text.split('/').map((part): Column | null => {
    const [down = '', up = '', ...more] = part.split('|');
    const lies = [parseCards(down), parseCards(up)] as const;
    if (!part.includes('|') || more.length > 0 || lies[0] === null || lies[1] === null) return null;
    return { down: lies[0], up: lies[1] };
  });
  return columns.length === COLUMNS && columns.every((column) => column !== null) ? columns : null;
}

export const formatFoundations = (foundations: Foundations): string =>
  SUITS.map((suit) => (foundations[suit] === 0 ? '-' : cardAt(suit, foundations[suit])[0])).join(
    '',
  );

export function parseFoundations(text: string): Foundations | null {
  if (text.length !== SUITS.length) return null;
  const heights = SUITS.map((suit, i) => {
    const card = `${text[i]}${suit}`;
    return text[i] === '-' ? 0 : isCard(card) ? heightOf(card) : null;
  });
  const [S, H, D, C] = heights;
  if (S == null || H == null || D == null || C == null) return null;
  return { S, H, D, C };
}

/** Whether the tableau with these other cards makes up the whole deck. */
export function isWholeDeck({ columns, foundations }: Tableau, others: readonly Card[]): boolean {
  const up = SUITS.flatMap((suit) =>
    Array.from({ length: foundations[suit] }, (_, i) => cardAt(suit, i + 1)),
  );
  const cards = [...columns.flatMap(({ down, up: open }) => [...down, ...open]), ...up, ...others];
  return cards.length === 52 && new Set(cards).size === 52;
}

/** A whole number without leading zeros, at most the given one. */
export function parseNumber(text: string, most: number): number | null {
  if (!/^(0|[1-9]\d*)$/.test(text)) return null;
  const number = Number(text);
  return number <= most ? number : null;
}

export const parseStatus = (text: string, statuses: readonly Status[]): Status | null =>
  statuses.find((status) => status === text) ?? null;
