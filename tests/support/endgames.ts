import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  type Card,
  DECK,
  type Suit,
  type Tableau,
  SUITS,
  cardAt,
  heightOf,
} from '../../src/engine';
import { fitsOn } from '../../src/engine/tableau/tableau';

/** A whole number from 0 up to, but not including, this. */
export type Below = (end: number) => number;

export function belowFrom(seed: number): Below {
  const random = xoroshiro128plus(seed);
  return (end) => uniformInt(random, 0, end - 1);
}

/**
 * A tableau with all 52 cards, some of them face down, the rest on the foundations and in runs. No two are alike, and most could
 * come up in a game; but games seldom get stuck, and these often are about to.
 */
export function endgame(below: Below): Tableau {
  for (;;) {
    const tableau = tryEndgame(below);
    if (tableau !== null) return tableau;
  }
}

/** The same, or null where the cards left over do not go into seven columns. */
function tryEndgame(below: Below): Tableau | null {
  const down = drawn(below, 4 + below(12));
  const lids = 1 + below(Math.min(5, down.length));
  const foundations = Object.fromEntries(
    SUITS.map((suit): [Suit, number] => {
      const lowest = Math.min(14, ...down.filter((card) => card.endsWith(suit)).map(heightOf));
      const lacking = below(2) === 0 ? 0 : below(1 + below(12));
      return [suit, Math.max(0, lowest - 1 - lacking)];
    }),
  ) as Record<Suit, number>;

  const runs: Card[][] = [];
  for (let height = 13; height > 0; height--) {
    for (const suit of below(2) === 0 ? SUITS : SUITS.toReversed()) {
      const card = cardAt(suit, height);
      if (height <= foundations[suit] || down.includes(card)) continue;
      const fitting = runs.filter((run) => fitsOn(card, run.at(-1) as Card));
      if (fitting.length > 0 && (runs.length === 7 || below(6) > 0)) {
        fitting[below(fitting.length)]?.push(card);
      } else {
        if (runs.length === 7) return null;
        runs.push([card]);
      }
    }
  }
  if (runs.length < lids) return null;
  const columns = Array.from({ length: 7 }, (_, i) => ({ down: [] as Card[], up: runs[i] ?? [] }));
  // The first runs would always be those of kings.
  const order = columns.flatMap((column) => (column.up.length > 0 ? [column] : []));
  const lying = Array.from({ length: lids }, () => order.splice(below(order.length), 1)[0]);
  for (const [i, card] of down.entries()) {
    lying[i < lids ? i : below(lids)]?.down.push(card);
  }
  return { columns, foundations };
}

function drawn(below: Below, count: number): readonly Card[] {
  const deck = [...DECK];
  return Array.from({ length: count }, () => deck.splice(below(deck.length), 1)[0] as Card);
}
