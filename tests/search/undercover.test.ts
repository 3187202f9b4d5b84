import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POSITIONS, type UndercoverState, shuffle, undercover } from '../../src/engine';
import type { Move } from '../../src/search/move';
import { UndercoverBoard } from '../../src/search/undercover/board';
import {
  actionOf,
  boardOfState,
  boardOfView,
  isStuck,
  moveOfAction,
  observe,
} from '../../src/search/undercover/engine';
import { legalMoves } from '../../src/search/undercover/moves';

const GAMES = 2000;
const buffer = new Int32Array(256);
const movesOf = (board: UndercoverBoard): Move[] => [
  ...buffer.subarray(0, legalMoves(board, buffer)),
];
const boardOf = (state: UndercoverState): UndercoverBoard =>
  boardOfState(state, undercover.viewFor(state, null));

/** All that a board says, in plain values. */
const facts = (board: UndercoverBoard): unknown => {
  const { tableau } = board;
  const known = Array.from(tableau.known, (bits, place) => [place, bits]);
  return {
    columns: Array.from(tableau.size, (size, column) =>
      [...tableau.cards.subarray(column * 32, column * 32 + size)].join(),
    ),
    down: [...tableau.down],
    known: known.filter(([, bits]) => bits !== 0),
    heights: [...tableau.heights],
    counts: [tableau.faceDown, tableau.onFoundations],
    waste: [...board.pile.subarray(0, board.waste)],
    stock: [...board.pile.subarray(board.stockAt)],
    turn: [board.seat, board.status, board.actionsLeft, board.peekStep],
    clock: [board.redealsLeft, board.redealt],
    tokens: [...board.peekTokens, ...board.markersLeft],
    rules: [board.kingsOnly, board.actionsATurn],
    keys: [board.keyA, board.keyB],
  };
};

/** A random game as the engine plays it; `weigh` makes moves of cards likelier than all the rest. */
const games = fc.record({
  seed: fc.nat(),
  options: fc.record({
    level: fc.constantFrom('easy', 'normal', 'hard'),
    noClock: fc.boolean(),
    fourActions: fc.boolean(),
    kingsOnly: fc.boolean(),
    passes: fc.integer({ min: 1, max: 3 }),
    peekTokens: fc.integer({ min: 0, max: 10 }),
  }),
  picks: fc.array(fc.nat(), { minLength: 20, maxLength: 150 }),
});

function dealt({ options: given, seed }: { options: unknown; seed: number }): UndercoverState {
  const options = undercover.parseOptions(given);
  if (options === null) throw new Error('These are options.');
  return undercover.deal(options, shuffle(seed));
}

/** The next move of a random game: of two picks the one that moves cards. */
const pickOf = (moves: readonly Move[], pick: number): Move => {
  const [one, other] = [moves[pick % moves.length]!, moves[(pick >> 8) % moves.length]!];
  return (one & 15) <= 11 ? one : other;
};

describe('the compact board of Verdeckt ermittelt', () => {
  test('plays random games as the engine does, and undoes them', () => {
    fc.assert(
      fc.property(games, ({ picks, ...start }) => {
        let state = dealt(start);
        const board = boardOf(state);
        const seen = [facts(board)];
        for (const pick of picks) {
          if (state.status !== 'play') break;
          const moves = movesOf(board);
          const words = moves.map((move) => undercover.formatAction(actionOf(move)));
          const legal = undercover.legalActions(state).map((one) => undercover.formatAction(one));
          expect([...words, 'giveup'].toSorted()).toEqual(legal.toSorted());
          const move = pickOf(moves, pick);
          expect(moveOfAction(actionOf(move))).toBe(move);
          const applied = undercover.apply(state, actionOf(move));
          if (!applied.ok) throw new Error(applied.refusal);
          state = applied.state;
          board.do(move);
          seen.push(facts(board));
          // The board alone does not look for dead ends.
          const stuck = state.status === 'lost:deadend';
          expect(isStuck(board)).toBe(stuck);
          expect(facts(board)).toEqual(
            facts(boardOf(stuck ? { ...state, status: 'play' } : state)),
          );
        }
        for (const before of seen.slice(0, -1).toReversed()) {
          board.undo();
          expect(facts(board)).toEqual(before);
        }
      }),
      { numRuns: GAMES },
    );
  }, 120_000);

  test('names positions by their keys: the same where they are the same but for the order of bare columns', () => {
    const byKey = new Map<string, string>();
    const byName = new Map<string, string>();
    const nameOf = (state: UndercoverState): string => {
      const [tableau = '', ...rest] = POSITIONS.undercover.format(state).split(' ');
      const columns = tableau.split('/');
      const bare = columns.filter((column) => column.startsWith('|')).toSorted();
      const others = columns.map((column) => (column.startsWith('|') ? '' : column));
      return [...others, ...bare, ...rest].join(' ');
    };
    fc.assert(
      fc.property(games, ({ picks, ...start }) => {
        let state = dealt(start);
        const deal = POSITIONS.undercover.format(state);
        for (const pick of picks) {
          if (state.status !== 'play') break;
          const applied = undercover.apply(state, actionOf(pickOf(movesOf(boardOf(state)), pick)));
          if (!applied.ok) throw new Error(applied.refusal);
          state = applied.state;
          if (state.status === 'lost:deadend') break;
          const board = boardOf(state);
          const key = `${deal}: ${board.keyA} ${board.keyB}`;
          const name = `${deal}: ${nameOf(state)}`;
          expect(byKey.get(key) ?? name).toBe(name);
          expect(byName.get(name) ?? key).toBe(key);
          byKey.set(key, name);
          byName.set(name, key);
        }
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  test('shows a seat the same as the engine does', () => {
    fc.assert(
      fc.property(games, ({ picks, ...start }) => {
        let state = dealt(start);
        const masked = new UndercoverBoard();
        for (const pick of picks) {
          if (state.status !== 'play') break;
          const truth = boardOf(state);
          for (const seat of [0, 1] as const) {
            observe(truth, seat, masked);
            const { keys: _, ...shown } = facts(masked) as { keys: unknown };
            const { keys: __, ...told } = facts(boardOfView(undercover.viewFor(state, seat))) as {
              keys: unknown;
            };
            expect(shown).toEqual(told);
          }
          const applied = undercover.apply(state, actionOf(pickOf(movesOf(truth), pick)));
          if (!applied.ok) throw new Error(applied.refusal);
          state = applied.state;
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
