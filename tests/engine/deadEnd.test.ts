import { describe, expect, test } from 'vitest';
import { type Card, type Tableau, isDeadEnd } from '../../src/engine';
import {
  formatFoundations,
  formatTableau,
  parseFoundations,
  parseTableau,
} from '../../src/engine/notation/words';
import { cardsAt, lay, lift, tableauMoves } from '../../src/engine/tableau/moves';
import { type Below, belowFrom, endgame } from '../support/endgames';
import { filled } from '../support/positions';
import { slowDeadEnd } from '../support/slowDeadEnd';

const RULES = ['any', 'king'] as const;

function tableauAt(text: string): Tableau {
  const [lies = '', tops = ''] = filled(text).split(' ');
  const columns = parseTableau(lies);
  const foundations = parseFoundations(tops);
  if (columns === null || foundations === null) throw new Error(`no tableau: ${text}`);
  return { columns, foundations };
}

type Answer = 'alive' | 'dead';
type Row = readonly [name: string, tableau: string, any: Answer, kingsOnly: Answer];

const ROWS: readonly Row[] = [
  ['a king finds an empty column', '…|KH/|/|/|/|/|/| KTKK', 'alive', 'alive'],
  ['a queen finds one only where any card may', '…|QH/|/|/|/|/|/| QTKQ', 'alive', 'dead'],
  ['a queen finds a king to take back', '…|QH/|/|/|/|/|/| KTKK', 'alive', 'alive'],
  ['a king and a queen of one suit to take back', '|KS/…|JS/KH|TS/|/|/|/| 8JKK', 'alive', 'alive'],
  ['nothing fits anywhere', '|KH/3HKD|JH/|TH/8H6H|9H/|7H/5H|4H/QHAH|2H K-QK', 'dead', 'dead'],
  [
    'one card that fits and no empty column to come by',
    '|KS/|KHQSJDTC/|KCQDJC/…|JHTS9D8S/|JSTD/|7S/| 4678',
    'dead',
    'dead',
  ],
  ['single cards in a row and empty columns', '|JC/…|TS/|9S/|8S/|7S/|/| 4JQ9', 'alive', 'dead'],
  [
    'a run to be taken apart over empty columns',
    '|QCJHTC/9HKD5C5H6HKCKS|QHJC/KHTH|9C8H7C/|8C7H6C/|/|/| Q4Q4',
    'alive',
    'dead',
  ],
  [
    'cards taken back that then cannot all go up again',
    '|KCQHJSTH/|KS/ACQD6DKHQSJHAHKDTC|QCJDTS9D8C7D6C5H4C3H2C/|JCTD9C8D/|9H/|8H7C6H5C4H3C2H/|7H 9-5-',
    'alive',
    'dead',
  ],
  [
    'so many arrangements that a search through all took 16 seconds',
    '|KD/|KSQHJCTD/|JHTC9D/|7H/|8D/KC6HQD7D|JSTH9C8H/QS9SQCKH|JDTS9H 8568',
    'dead',
    'dead',
  ],
  [
    'a way that a search through all arrangements took 4 seconds to find',
    '|KCQHJCTH9C8H7S/|6C/|KSQDJSTD9S8D7C6H5S4H3C/|KH/|KDQSJHTC9D8S/|2C/7DAC5CQC|JDTS9H8C7H6S5H4C 436-',
    'alive',
    'dead',
  ],
];

test.each(ROWS)('%s', (_name, text, any, kingsOnly) => {
  const tableau = tableauAt(text);
  expect(RULES.map((rule) => (isDeadEnd(tableau, rule) ? 'dead' : 'alive'))).toEqual([
    any,
    kingsOnly,
  ]);
});

test('gives up after as many states as it is told', () => {
  const tableau = tableauAt('|KH/3HKD|JH/|TH/8H6H|9H/|7H/5H|4H/QHAH|2H K-QK');
  const least = Array.from({ length: 1000 }, (_, limit) => isDeadEnd(tableau, 'any', limit));
  expect(least[0]).toBe(null);
  expect(least.indexOf(true)).toBeGreaterThan(0);
  expect(new Set(least.slice(least.indexOf(true)))).toEqual(new Set([true]));
});

// The slow search is slow: no test may fail for that on a busy machine.
describe('answers as a search through all arrangements does', { timeout: 60_000 }, () => {
  /** Compares the two, and counts the answers. What the slow search does not settle in so many positions counts as neither. */
  function compare(tableau: Tableau, most: number, counts: Record<Answer, number>): void {
    for (const rule of RULES) {
      const expected = slowDeadEnd(tableau, rule, most);
      if (expected === null) continue;
      counts[expected ? 'dead' : 'alive'] += 1;
      if (isDeadEnd(tableau, rule) === expected) continue;
      const text = `${formatTableau(tableau.columns)} ${formatFoundations(tableau.foundations)}`;
      expect.unreachable(`${text}, ${rule}: ${expected ? 'dead' : 'alive'}`);
    }
  }

  test('in endgames where one move is not enough', () => {
    const below = belowFrom(1);
    const counts = { dead: 0, alive: 0 };
    for (let i = 0; i < 1500; i++) {
      const tableau = endgame(below);
      if (RULES.some((rule) => isDeadEnd(tableau, rule, 1) !== false))
        compare(tableau, 500, counts);
    }
    expect(counts.dead).toBeGreaterThan(100);
    expect(counts.alive).toBeGreaterThan(300);
  });

  test('in any endgame', () => {
    const below = belowFrom(2);
    const counts = { dead: 0, alive: 0 };
    for (let i = 0; i < 2000; i++) compare(endgame(below), 100, counts);
    expect(counts.alive).toBeGreaterThan(2000);
  });

  test('as moves within the tableau follow each other', () => {
    const below = belowFrom(3);
    const counts = { dead: 0, alive: 0 };
    for (let i = 0; i < 300; i++) {
      let tableau = endgame(below);
      for (let moves = 0; moves < 8; moves++) {
        compare(tableau, 300, counts);
        const next = moved(tableau, below);
        if (next === null) break;
        tableau = next;
      }
    }
    expect(counts.dead).toBeGreaterThan(100);
    expect(counts.alive).toBeGreaterThan(500);
  });
});

/** The tableau after some move that turns no card up; null where there is none. */
function moved(tableau: Tableau, below: Below): Tableau | null {
  const nexts = tableauMoves(tableau, 'any')
    .map(({ from, to }) => lay(lift(tableau, from), cardsAt(tableau, from) as readonly Card[], to))
    .filter(({ columns }) => columns.every(({ down, up }) => down.length === 0 || up.length > 0));
  return nexts[below(Math.max(1, nexts.length))] ?? null;
}
