import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  POSITIONS,
  type Seat,
  type TeamKlondikeOptions,
  type TeamKlondikeState,
  readTrace,
  shuffle,
  teamKlondike,
} from '../../src/engine';
import { END_TURN, type Move } from '../../src/search/move';
import { PASS, TeamBoard } from '../../src/search/team-klondike/board';
import {
  actionOf,
  boardOfState,
  boardOfView,
  isStuck,
  moveOfAction,
  observe,
} from '../../src/search/team-klondike/engine';
import { legalMoves } from '../../src/search/team-klondike/moves';
import { traceLines } from '../support/traces';

const GAMES = 3000;
const buffer = new Int32Array(256);
const movesOf = (board: TeamBoard): Move[] => [...buffer.subarray(0, legalMoves(board, buffer))];
const boardOf = (state: TeamKlondikeState): TeamBoard =>
  boardOfState(state, teamKlondike.viewFor(state, null));

/** All that a board says, in plain values. */
const facts = (board: TeamBoard): unknown => {
  const { tableau } = board;
  const seats = Array.from({ length: board.players }, (_, seat) => seat);
  return {
    columns: Array.from(tableau.size, (size, column) =>
      [...tableau.cards.subarray(column * 32, column * 32 + size)].join(),
    ),
    down: [...tableau.down],
    heights: [...tableau.heights],
    counts: [tableau.faceDown, tableau.onFoundations, board.held],
    hands: seats.map((seat) => [
      ...board.hands.subarray(seat * 3, seat * 3 + board.handSize[seat]!),
    ]),
    stocks: seats.map((seat) => {
      const top = seat * 32 + board.stockTop[seat]!;
      return [...board.stocks.subarray(top, top + board.stockSize[seat]!)];
    }),
    tucked: [...board.tucked],
    coins: [...board.coins],
    turn: [board.seat, board.status, board.step, board.actionsLeft, board.played, board.owes],
    rules: [board.players, board.timeTokens, board.actionsATurn, board.openHands],
    keys: [board.keyA, board.keyB],
  };
};

/** A random game as the engine plays it; `hasty` ones often end their turns early. */
const games = fc.record({
  seed: fc.nat(),
  options: fc.record({
    level: fc.constantFrom('easy', 'normal', 'hard'),
    players: fc.constantFrom(2, 3),
    openHands: fc.boolean(),
    fourActions: fc.boolean(),
    timeTokens: fc.integer({ min: 0, max: 20 }),
  }),
  hasty: fc.boolean(),
  picks: fc.array(fc.nat(), { minLength: 20, maxLength: 200 }),
});

function dealt({ options: given, seed }: { options: unknown; seed: number }): TeamKlondikeState {
  const options = teamKlondike.parseOptions(given);
  if (options === null) throw new Error('These are options.');
  return teamKlondike.deal(options, shuffle(seed));
}

/** The next move of a random game: of two picks, unless hasty, one that goes on with the turn. */
const pickOf = (moves: readonly Move[], pick: number, hasty: boolean): Move => {
  const [one, other] = [moves[pick % moves.length]!, moves[(pick >> 8) % moves.length]!];
  return hasty || (one !== END_TURN && one !== PASS) ? one : other;
};

describe('the compact board of Team-Klondike', () => {
  test('plays random games as the engine does, and undoes them', () => {
    const ends = new Set<string>();
    fc.assert(
      fc.property(games, ({ picks, hasty, ...start }) => {
        let state = dealt(start);
        const board = boardOf(state);
        const seen = [facts(board)];
        for (const pick of picks) {
          if (state.status !== 'play') break;
          const moves = movesOf(board);
          const words = moves.map((move) => teamKlondike.formatAction(actionOf(move)));
          const legal = teamKlondike
            .legalActions(state)
            .map((one) => teamKlondike.formatAction(one));
          expect([...words, 'giveup'].toSorted()).toEqual(legal.toSorted());
          const move = pickOf(moves, pick, hasty);
          expect(moveOfAction(actionOf(move))).toBe(move);
          const applied = teamKlondike.apply(state, actionOf(move));
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
        ends.add(state.status);
        for (const before of seen.slice(0, -1).toReversed()) {
          board.undo();
          expect(facts(board)).toEqual(before);
        }
      }),
      { numRuns: GAMES },
    );
    expect(ends).toContain('lost:time');
  }, 120_000);

  test('plays whole games to every end', () => {
    const ends = new Set<string>();
    for (const line of traceLines('team-klondike')) {
      const trace = readTrace(JSON.parse(line));
      if (!trace.ok) throw new Error(trace.refusal);
      const { options, deck, actions } = trace.value;
      let state = teamKlondike.deal(options as TeamKlondikeOptions, deck);
      const board = boardOf(state);
      const seen: unknown[] = [];
      for (const word of actions) {
        const action = teamKlondike.parseAction(String(word));
        const applied = action === null ? null : teamKlondike.apply(state, action);
        if (applied?.ok !== true || action === null || action.type === 'giveUp') continue;
        seen.push(facts(board));
        state = applied.state;
        board.do(moveOfAction(action)!);
      }
      ends.add(state.status);
      const stuck = state.status === 'lost:deadend';
      expect(isStuck(board)).toBe(stuck);
      expect(facts(board)).toEqual(facts(boardOf(stuck ? { ...state, status: 'play' } : state)));
      for (const before of seen.toReversed()) {
        board.undo();
        expect(facts(board)).toEqual(before);
      }
    }
    expect([...ends]).toEqual(expect.arrayContaining(['won', 'lost:time', 'lost:deadend']));
  }, 60_000);

  test('names positions by their keys: the same where they are the same but for the order of bare columns', () => {
    const byKey = new Map<string, string>();
    const byName = new Map<string, string>();
    const nameOf = (state: TeamKlondikeState): string => {
      const [tableau = '', ...rest] = POSITIONS['team-klondike'].format(state).split(' ');
      const columns = tableau.split('/');
      const bare = columns.filter((column) => column.startsWith('|')).toSorted();
      const others = columns.map((column) => (column.startsWith('|') ? '' : column));
      return [...others, ...bare, ...rest].join(' ');
    };
    fc.assert(
      fc.property(games, ({ picks, hasty, ...start }) => {
        let state = dealt(start);
        const deal = POSITIONS['team-klondike'].format(state);
        for (const pick of picks) {
          if (state.status !== 'play') break;
          const move = pickOf(movesOf(boardOf(state)), pick, hasty);
          const applied = teamKlondike.apply(state, actionOf(move));
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
      fc.property(games, ({ picks, hasty, ...start }) => {
        let state = dealt(start);
        const masked = new TeamBoard();
        for (const pick of picks) {
          if (state.status !== 'play') break;
          const truth = boardOf(state);
          for (let seat = 0; seat < state.options.players; seat++) {
            observe(truth, seat, masked);
            const { keys: _, ...shown } = facts(masked) as { keys: unknown };
            const { keys: __, ...told } = facts(
              boardOfView(teamKlondike.viewFor(state, seat as Seat)),
            ) as { keys: unknown };
            expect(shown).toEqual(told);
          }
          const applied = teamKlondike.apply(state, actionOf(pickOf(movesOf(truth), pick, hasty)));
          if (!applied.ok) throw new Error(applied.refusal);
          state = applied.state;
        }
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
