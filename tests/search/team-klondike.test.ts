import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TeamKlondikeOptions, readTrace, teamKlondike } from '../../src/engine';
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
import { boardIn, expectSame, testBoard } from '../support/compactBoard';
import { traceLines } from '../support/traces';

/** All that a board says, in plain values. */
const facts = (board: TeamBoard) => {
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

/** The next move of a random game: of two picks, unless hasty, one that goes on with the turn. */
const pickOf = (
  moves: readonly Move[],
  pick: number,
  { hasty }: { readonly hasty: boolean },
): Move => {
  const [one, other] = [moves[pick % moves.length]!, moves[(pick >> 8) % moves.length]!];
  return hasty || (one !== END_TURN && one !== PASS) ? one : other;
};

const compact = {
  game: teamKlondike,
  newBoard: () => new TeamBoard(),
  boardOfState,
  boardOfView,
  observe,
  isStuck,
  actionOf,
  moveOfAction,
  legalMoves,
  facts,
  games,
  pickOf,
  runs: { played: 3000, shown: 150 },
  ends: ['lost:time'],
} as const;

describe('the compact board of Team-Klondike', () => {
  testBoard(compact);

  test('plays whole games to every end', () => {
    const ends = new Set<string>();
    for (const line of traceLines('team-klondike')) {
      const trace = readTrace(JSON.parse(line));
      if (!trace.ok) throw new Error(trace.refusal);
      const { options, deck, actions } = trace.value;
      let state = teamKlondike.deal(options as TeamKlondikeOptions, deck);
      const board = boardIn(compact, state);
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
      expectSame(compact, board, state);
      for (const before of seen.toReversed()) {
        board.undo();
        expect(facts(board)).toEqual(before);
      }
    }
    expect([...ends]).toEqual(expect.arrayContaining(['won', 'lost:time', 'lost:deadend']));
  }, 60_000);
});
