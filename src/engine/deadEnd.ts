import { type Card, RANKS, SUITS, colourOf, heightOf, suitOf } from './cards';
import { type EmptyColumnRule, type Tableau, onFoundations } from './tableau/tableau';

/**
 * Whether no sequence of moves, however long, turns a card up or brings more cards on to the foundations than now
 * (`../shared/rules`: dead end). It looks at nothing but the tableau, so it is right only where no other card can
 * come into play; and a column's face-up cards are a run, as they always are in a game. Exact, by search.
 *
 * `limit` is the number of states after which it gives up and answers null.
 *
 * It goes through states, which are much fewer than positions. A state is how high the foundations are, and which
 * cards are a **base**: first in a column, with nothing under them. (A **lid** lies first on face-down cards. No lid
 * moves before the search is over.) Nothing else has a say in what can be reached:
 *
 * - Any other card of a column lies on one of its two **parents**, a rank higher and of the other colour. When it moves
 *   over to the other one, it takes along whatever lies on it, so only these parents change.
 * - Take the two cards of a rank and colour as children, and their two parents. Parents in the columns less children
 *   that lie on one: so many parents are **free**. If one is, then either can be, at will: the child on the other one moves
 *   over, and may move back. If none is, it does not matter which child lies on which parent, for once one of
 *   them has gone the other can lie on either.
 * - Hence a card can be laid on a parent just when one is free, and it can be laid **bare** just when a parent is free
 *   of it and its twin: what lies on it moves over. Both follow from the state.
 */
export function isDeadEnd(
  tableau: Tableau,
  rule: EmptyColumnRule,
  limit = Number.POSITIVE_INFINITY,
): boolean | null {
  const most = onFoundations(tableau.foundations);
  const { inPlay, lids, bases, heights, columns } = compact(tableau);
  const lowest = lowestHeights(inPlay, heights);
  const baseSets = listBaseSets(bases);
  const isLid = flags(lids);
  const isBase = new Uint8Array(CARDS);
  /** By pair of children; always 1 for those of an ace, which has none. */
  const free = new Int8Array(PAIRS);

  const start = heights.reduce((sum, height, suit) => sum + height * ONE_UP[suit]!, 0);
  const queue = [start];
  const seen = new Set(queue);
  const reach = (state: number): void => {
    if (seen.has(state)) return;
    seen.add(state);
    queue.push(state);
  };

  let looked = 0;
  for (const state of queue) {
    if (looked++ >= limit) return null;
    const tops = state % STATES_A_SET;
    const set = (state - tops) / STATES_A_SET;
    for (let suit = 0; suit < 4; suit++) heights[suit] = (tops >> (4 * suit)) & 15;
    isBase.fill(0);
    for (const card of baseSets.cards(set)) isBase[card] = 1;

    // Every card in a column is a parent, and all but lids and bases lie on one.
    let empty = columns - baseSets.cards(set).length;
    free.fill(0);
    free[0] = free[1] = 1;
    for (let suit = 0; suit < 4; suit++) {
      for (let card = 4 * (heights[suit]! + 1) + suit; card < CARDS; card += 4) {
        if (inPlay[card] === 0) continue;
        free[CHILDREN[card]!]! += 1;
        if (isLid[card] === 1) continue;
        if (card >= KINGS) empty -= 1;
        else if (isBase[card] === 0) free[PAIR[card]!]! -= 1;
      }
    }

    // A lid moves on to a parent, into an empty column, or up: a card is turned up.
    for (const card of lids) {
      if (free[PAIR[card]!]! > 0) return false;
      if (empty > 0 && card >= KINGS) return false;
      if (free[CHILDREN[card]!] === 0) continue;
      if (empty > 0 && rule === 'any') return false;
      if (card >> 2 === heights[card & 3]! + 1) return false;
    }

    // A card goes up: from a parent, or leaving a column empty. Or a top card is taken back: on to a parent, or into an
    // empty column.
    const total = heights[0]! + heights[1]! + heights[2]! + heights[3]!;
    const toggle = (card: number): number => baseSets.toggled(set, card) * STATES_A_SET;
    for (let suit = 0; suit < 4; suit++) {
      const top = 4 * heights[suit]! + suit;
      const next = top + 4;
      if (next < CARDS && inPlay[next] === 1 && free[CHILDREN[next]!]! > 0) {
        if (total === most) return false;
        reach((isBase[next] === 1 ? toggle(next) + tops : state) + ONE_UP[suit]!);
      }
      if (heights[suit] === lowest[suit]) continue;
      if (free[PAIR[top]!]! > 0 || (empty > 0 && top >= KINGS)) reach(state - ONE_UP[suit]!);
      if (empty > 0 && top < KINGS && rule === 'any') reach(toggle(top) + tops - ONE_UP[suit]!);
    }
    // A base moves on to a parent with all that lies on it.
    for (const card of baseSets.cards(set)) {
      if (free[PAIR[card]!]! > 0) reach(toggle(card) + tops);
    }
    // A single card moves from its parent into an empty column.
    if (empty === 0 || rule === 'king') continue;
    for (let suit = 0; suit < 4; suit++) {
      for (let card = 4 * (heights[suit]! + 1) + suit; card < KINGS; card += 4) {
        if (inPlay[card] === 0 || isBase[card] === 1 || isLid[card] === 1) continue;
        if (free[CHILDREN[card]!]! > 0) reach(toggle(card) + tops);
      }
    }
  }
  return true;
}

/** A card as a number: 4 × height + suit, in the order of SUITS. */
const numberOf = (card: Card): number => 4 * heightOf(card) + SUITS.indexOf(suitOf(card));
const KINGS = 4 * RANKS.length;
const CARDS = KINGS + 4;

const RED = SUITS.map((suit) => (colourOf(`A${suit}`) === 'red' ? 1 : 0));
/** The two cards of a rank and colour share a number. A king's has no parents, an ace's children are numbers 0 and 1. */
const PAIR = Uint8Array.from({ length: CARDS }, (_, card) => 2 * (card >> 2) + RED[card & 3]!);
const CHILDREN = PAIR.map((pair) => (pair ^ 1) - 2);
const PAIRS = CARDS / 2;

/**
 * A state as a number: the heights of the foundations, four bits a suit, and before them the number of its set of bases.
 * The kings are not in that set: a king in a column that is no lid is always a base.
 */
const ONE_UP = [1, 2 ** 4, 2 ** 8, 2 ** 12];
const STATES_A_SET = 2 ** 16;

function flags(cards: readonly number[]): Uint8Array {
  const set = new Uint8Array(CARDS);
  for (const card of cards) set[card] = 1;
  return set;
}

function compact({ columns, foundations }: Tableau) {
  const heights = SUITS.map((suit) => foundations[suit]);
  const raised = heights.flatMap((height, suit) =>
    Array.from({ length: height }, (_, i) => 4 * (i + 1) + suit),
  );
  const bare = columns.filter(({ down }) => down.length === 0);
  const firsts = (of: Tableau['columns']) => of.flatMap(({ up }) => up.slice(0, 1).map(numberOf));
  return {
    heights,
    inPlay: flags([...columns.flatMap(({ up }) => up.map(numberOf)), ...raised]),
    lids: firsts(columns.filter(({ down }) => down.length > 0)),
    bases: firsts(bare).filter((card) => card < KINGS),
    /** Columns without face-down cards. */
    columns: bare.length,
  };
}

/**
 * How far down each foundation is worth taking back. A card is worth it if a child of it lies in a column or is worth it
 * itself, or if a card further down in its suit is. On all others no card is ever laid but others like them. So
 * whatever a sequence of moves comes to, it comes to without them: leave out every move of theirs, and all that is left are still
 * legal, with no fewer parents free, columns empty and cards on the foundations.
 */
function lowestHeights(inPlay: Uint8Array, heights: readonly number[]): readonly number[] {
  const lowest = [...heights];
  const isWorth = (height: number, suit: number): boolean =>
    RED.some(
      (red, other) =>
        red !== RED[suit] && height - 1 > lowest[other]! && inPlay[4 * (height - 1) + other] === 1,
    );
  for (let settled = false; !settled;) {
    settled = true;
    for (const suit of RED.keys()) {
      for (let height = 1; height <= lowest[suit]!; height++) {
        if (!isWorth(height, suit)) continue;
        lowest[suit] = height - 1;
        settled = false;
      }
    }
  }
  return lowest;
}

interface BaseSet {
  readonly cards: readonly number[];
  /** By card, the number of the set that has this card more, or less. */
  readonly toggled: number[];
}

/** Gives every set of bases that comes up a number, from 0 for the first one on. */
function listBaseSets(first: readonly number[]) {
  const sets: BaseSet[] = [];
  const numbers = new Map<number, number>();
  const add = (cards: readonly number[]): number => {
    // No card's number is above 51, so this is exact.
    const bits = cards.reduce((sum, card) => sum + 2 ** card, 0);
    const number = numbers.get(bits) ?? sets.push({ cards, toggled: [] }) - 1;
    numbers.set(bits, number);
    return number;
  };
  add(first);
  return {
    cards: (set: number): readonly number[] => sets[set]!.cards,
    toggled(set: number, card: number): number {
      const { cards, toggled } = sets[set]!;
      return (toggled[card] ??= add(
        cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card],
      ));
    },
  };
}
