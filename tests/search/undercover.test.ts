import * as fc from 'fast-check';
import { describe } from 'vitest';
import { undercover } from '../../src/engine';
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
import { testBoard } from '../support/compactBoard';

/** All that a board says, in plain values. */
const facts = (board: UndercoverBoard) => {
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

/** The next move of a random game: of two picks the one that moves cards. */
const pickOf = (moves: readonly Move[], pick: number): Move => {
  const [one, other] = [moves[pick % moves.length]!, moves[(pick >> 8) % moves.length]!];
  return (one & 15) <= 11 ? one : other;
};

describe('the compact board of Verdeckt ermittelt', () => {
  testBoard({
    game: undercover,
    newBoard: () => new UndercoverBoard(),
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
    runs: { played: 2000, shown: 100 },
    ends: [],
  });
});
