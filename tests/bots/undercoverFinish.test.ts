import { expect, test } from 'vitest';
import { shuffle, undercover } from '../../src/engine';
import { Finish } from '../../src/bots/undercover/finish';
import { SimplePlayer } from '../../src/bots/undercover/simple';
import { weightsFor } from '../../src/bots/undercover/weights';
import { END_TURN } from '../../src/search/move';
import { PLAY, type UndercoverBoard, WON } from '../../src/search/undercover/board';
import { boardOfState } from '../../src/search/undercover/engine';
import { legalMoves } from '../../src/search/undercover/moves';

const OPTIONS = undercover.parseOptions({ level: 'normal' })!;

/** A deal after some turns of simple players who know every card. */
function later(seed: number, turns: number): UndercoverBoard {
  const board = dealt(seed);
  const player = new SimplePlayer(weightsFor(OPTIONS), true);
  for (let left = turns; left > 0;) {
    const move = player.decide(board);
    board.do(move);
    if (move === END_TURN) left--;
  }
  return board;
}

function dealt(seed: number): UndercoverBoard {
  const state = undercover.deal(OPTIONS, shuffle(seed));
  return boardOfState(state, undercover.viewFor(state, null));
}

test('with every card known, a way to win is found and wins when it is played turn by turn', () => {
  const finish = new Finish(weightsFor(OPTIONS));
  const board = later(3, 24);
  const legal = new Int32Array(256);
  while (board.status === PLAY) {
    const moves = finish.find(board);
    expect(moves).not.toBeNull();
    for (const move of moves!) {
      expect(legal.subarray(0, legalMoves(board, legal))).toContain(move);
      board.do(move);
    }
    if (board.status === PLAY) board.do(END_TURN);
  }
  expect(board.status).toBe(WON);
});

test('where the last turn of the clock cannot win, no way is found', () => {
  const board = dealt(1);
  board.redealsLeft = 0;
  board.pile.copyWithin(0, board.stockAt);
  board.waste = 23;
  board.stockAt = 24;
  expect(new Finish(weightsFor(OPTIONS)).find(board)).toBeNull();
});
