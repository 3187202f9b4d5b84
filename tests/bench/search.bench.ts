import { shuffle, undercover } from '../../src/engine';
import { type Rng, below, rngOf } from '../../src/bots/rng';
import { END_TURN } from '../../src/search/move';
import { PLAY, type UndercoverBoard } from '../../src/search/undercover/board';
import { boardOfState } from '../../src/search/undercover/engine';
import { cardMoves } from '../../src/search/undercover/moves';
import { runGames } from '../../src/simulation/run';
import { BarePlayout } from './barePlayout';
import type { Bench } from './report';

const DEALS = 20;
const PLAYOUTS = 200;
const ROUNDS = 60;
/** A playout ends here at the latest: where the clock stands, random moves go on for ever. */
const MOST_MOVES = 400;
const GAMES = 300;

const options = undercover.parseOptions({ level: 'normal', peekTokens: 0 })!;
const moves = new Int32Array(512);

/**
 * Random playouts on the compact board, with the key read after each move and all of them undone at the end, against the
 * same playouts on one that can do neither; and games of the simple bot.
 */
export const bench: Bench = async (report) => {
  const deals = Array.from({ length: DEALS }, (_, seed) => dealt(seed));
  let [compact, bare] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    // In turns, so that whatever else the machine does slows down both alike.
    const [mine, theirs] = [
      timed(() => compactPlayouts(deals, rngOf(round))),
      timed(() => barePlayouts(deals, rngOf(round))),
    ];
    if (mine.moves !== theirs.moves) throw new Error('The two boards played different games.');
    compact = Math.max(compact, mine.rate);
    bare = Math.max(bare, theirs.rate);
  }
  const unit = 'million moves/s';
  report({ name: 'compact board, random playouts', value: compact / 1e6, unit });
  report({ name: 'bare board, the same playouts', value: bare / 1e6, unit });
  report({ name: 'the one as a share of the other', value: compact / bare, atLeast: 0.7 });

  const setup = { game: 'undercover', bot: 'simple', allKnown: false, seed: 1 } as const;
  const start = performance.now();
  runGames({ ...setup, options: { level: 'normal' } }, 0, GAMES);
  const value = (GAMES / (performance.now() - start)) * 1000;
  report({ name: 'simple, normal, one core', value, unit: 'games/s' });
};

function dealt(seed: number): UndercoverBoard {
  const state = undercover.deal(options, shuffle(seed));
  return boardOfState(state, undercover.viewFor(state, null));
}

function timed(run: () => number): { readonly moves: number; readonly rate: number } {
  const start = performance.now();
  const done = run();
  return { moves: done, rate: (done / (performance.now() - start)) * 1000 };
}

let keys = 0;

/** Leaves every board as it was, and answers how many moves were done. */
function compactPlayouts(boards: readonly UndercoverBoard[], rng: Rng): number {
  let total = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    const board = boards[i % boards.length]!;
    let done = 0;
    while (board.status === PLAY && done < MOST_MOVES) {
      const last = cardMoves(board, moves, 0);
      moves[last] = END_TURN;
      board.do(moves[below(rng, last + 1)]!);
      keys ^= board.keyA ^ board.keyB;
      done++;
    }
    for (let left = done; left > 0; left--) board.undo();
    total += done;
  }
  return total;
}

const playout = new BarePlayout();

function barePlayouts(boards: readonly UndercoverBoard[], rng: Rng): number {
  let total = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    playout.begin(boards[i % boards.length]!);
    for (let done = 0; !playout.over && done < MOST_MOVES; done++) {
      playout.do(moves[below(rng, playout.moves(moves))]!);
      total++;
    }
  }
  return total;
}
