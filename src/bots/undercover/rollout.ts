import { END_TURN } from '../../search/move';
import { PLAY, UndercoverBoard, WON } from '../../search/undercover/board';
import { observe } from '../../search/undercover/engine';
import { Patience } from '../patience';
import { Judge } from './judge';
import { SimplePlayer } from './simple';
import type { PhasedWeights } from '../weights';

/** Turns that are played out before the judge has the last word; in the last pass it has none, as the end is near. */
const TURNS = 4;
/** Where the judge gives one side less than this, its word is enough at once. */
const CLEAR = 0.1;
/** Turns without progress after which a game whose clock stands counts as lost. */
const IDLE_TURNS = 6;

/** Plays on with simple players that each know only what their seat may know, and says how likely a win then is. */
export class Rollout {
  private readonly players: readonly [SimplePlayer, SimplePlayer];
  private readonly judge = new Judge();
  private readonly seen = new UndercoverBoard();

  constructor(weights: PhasedWeights) {
    this.players = [new SimplePlayer(weights, true), new SimplePlayer(weights, true)];
  }

  /** Changes the board, of which every card is known; `begins`: whether it stands at the beginning of a turn. */
  play(board: UndercoverBoard, begins: boolean): number {
    const { players, seen } = this;
    players[0].forget();
    players[1].forget();
    let turns = 0;
    let fresh = begins;
    while (board.status === PLAY && !board.clockStands) {
      observe(board, board.seat, seen);
      if (fresh && board.redealsLeft !== 0) {
        const chance = this.judge.chance(seen);
        if (turns >= TURNS || Math.min(chance, 1 - chance) < CLEAR) return chance;
      }
      const move = players[board.seat]!.decide(seen);
      board.do(move);
      board.forget();
      fresh = move === END_TURN;
      if (fresh) turns++;
    }
    return board.status === PLAY ? this.playOut(board) : board.status === WON ? 1 : 0;
  }

  /** The same once the clock stands, when nothing is left to chance. */
  private playOut(board: UndercoverBoard): number {
    const { players, seen } = this;
    const patience = new Patience();
    while (board.status === PLAY && patience.idle <= IDLE_TURNS) {
      observe(board, board.seat, seen);
      const move = players[board.seat]!.decide(seen);
      board.do(move);
      board.forget();
      if (move === END_TURN) patience.endTurn(board.tableau);
    }
    return board.status === WON ? 1 : 0;
  }
}
