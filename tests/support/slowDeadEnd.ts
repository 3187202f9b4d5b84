import { colourOf, heightOf, RANKS, type Card, SUITS, suitOf } from '../../src/engine/cards';
import type { EmptyColumnRule, Tableau } from '../../src/engine/tableau/tableau';

/**
 * What `isDeadEnd` answers, found the plain way: it lays out every arrangement that can be reached, shortest way first.
 * Slow, but simple enough to see that it is right.
 */
export function slowDeadEnd(
  tableau: Tableau,
  rule: EmptyColumnRule,
  limit = Number.POSITIVE_INFINITY,
): boolean | null {
  const start = compact(tableau);
  const best = total(start.foundations);
  const seen = new Set([key(start)]);
  const queue = [start];
  for (let i = 0; i < queue.length; i++) {
    if (i >= limit) return null;
    for (const next of successors(queue[i] as Position, rule)) {
      if (next === 'turnsUp' || total(next.foundations) > best) return false;
      const name = key(next);
      if (seen.has(name)) continue;
      seen.add(name);
      queue.push(next);
    }
  }
  return true;
}

/** A column's face-up cards as numbers, after a number that says whether face-down ones lie above them. */
type Line = readonly number[];

interface Position {
  readonly lines: readonly Line[];
  /** Heights, in the order of SUITS. */
  readonly foundations: readonly number[];
}

const CARDS_OF_A_SUIT = RANKS.length;
const KING = RANKS.length;
const BARE = 100;
const OVER_FACE_DOWN = 101;

/** suit × 13 + height - 1: suits in the order of SUITS, so that black is 0 and 3. */
const numberOf = (card: Card): number =>
  SUITS.indexOf(suitOf(card)) * CARDS_OF_A_SUIT + heightOf(card) - 1;
const height = (card: number): number => (card % CARDS_OF_A_SUIT) + 1;
const suit = (card: number): number => Math.floor(card / CARDS_OF_A_SUIT);
const RED = SUITS.map((name) => colourOf(`A${name}`) === 'red');
const fits = (card: number, onto: number): boolean =>
  height(card) + 1 === height(onto) && RED[suit(card)] !== RED[suit(onto)];

const compact = ({ columns, foundations }: Tableau): Position => ({
  lines: columns.map(({ down, up }) => [
    down.length > 0 ? OVER_FACE_DOWN : BARE,
    ...up.map(numberOf),
  ]),
  foundations: SUITS.map((name) => foundations[name]),
});

const total = (foundations: readonly number[]): number =>
  foundations.reduce((sum, cards) => sum + cards, 0);

/** Columns may be told apart by what lies in them alone: two positions that differ in their order lead to the same. */
const key = ({ lines, foundations }: Position): string =>
  String.fromCharCode(...foundations) +
  lines
    .map((line) => String.fromCharCode(...line))
    .toSorted()
    .join('');

/** All positions one move away; a move that lays a face-down card bare ends the search and is not played out. */
function* successors(
  { lines, foundations }: Position,
  rule: EmptyColumnRule,
): Generator<Position | 'turnsUp'> {
  const firstEmpty = lines.findIndex((line) => line.length === 1 && line[0] === BARE);

  for (const [from, line] of lines.entries()) {
    const size = line.length - 1;
    if (size === 0) continue;
    const bottom = line[size] as number;
    if (foundations[suit(bottom)] === height(bottom) - 1) {
      if (size === 1 && line[0] === OVER_FACE_DOWN) yield 'turnsUp';
      yield {
        lines: lines.with(from, line.slice(0, -1)),
        foundations: foundations.with(suit(bottom), height(bottom)),
      };
    }
    for (let at = size; at >= 1; at--) {
      const head = line[at] as number;
      if (at < size && !fits(line[at + 1] as number, head)) break;
      for (const [to, target] of lines.entries()) {
        if (to === from) continue;
        const onto = target.length === 1 ? null : (target.at(-1) as number);
        if (onto === null) {
          // One empty column is as good as another, and a whole bare column gains nothing by moving to one.
          if (to !== firstEmpty || (at === 1 && line[0] === BARE)) continue;
          if (height(head) !== KING && (rule === 'king' || at < size)) continue;
        } else if (!fits(head, onto)) continue;
        if (at === 1 && line[0] === OVER_FACE_DOWN) yield 'turnsUp';
        yield {
          lines: lines.with(from, line.slice(0, at)).with(to, [...target, ...line.slice(at)]),
          foundations,
        };
      }
    }
  }

  for (const [of, top] of foundations.entries()) {
    if (top === 0) continue;
    const card = of * CARDS_OF_A_SUIT + top - 1;
    for (const [to, target] of lines.entries()) {
      const onto = target.length === 1 ? null : (target.at(-1) as number);
      const place =
        onto === null ? to === firstEmpty && (rule === 'any' || top === KING) : fits(card, onto);
      if (place) {
        yield {
          lines: lines.with(to, [...target, card]),
          foundations: foundations.with(of, top - 1),
        };
      }
    }
  }
}
