import { END_TURN } from '../../search/move';
import { PLAY, UndercoverBoard, WON } from '../../search/undercover/board';
import { observe } from '../../search/undercover/engine';
import { SimplePlayer } from './simple';
import type { PhasedWeights } from './weights';

/** Turns without progress after which a game whose clock stands counts as lost. */
const IDLE_TURNS = 6;
/** Ends of a turn after which a game without a clock counts as lost. */
const LONG = 150;
/** Cards that lie face down, in stock or in waste after the deal. */
const TO_TURN_UP = 45;
/** What a game that came close counts, so that hopeless positions still differ. */
const CONSOLATION = 0.1;

/** Plays games out with simple players that each know only what their seat may know. */
export class Rollout {
  private readonly players: readonly [SimplePlayer, SimplePlayer];
  private readonly seen = new UndercoverBoard();

  constructor(weights: PhasedWeights) {
    this.players = [new SimplePlayer(weights, true), new SimplePlayer(weights, true)];
  }

  /** Changes the board, of which every card is known. Answers 1 for a win, and a little for coming close. */
  play(board: UndercoverBoard, allKnown = false): number {
    const { players, seen } = this;
    players[0].forget();
    players[1].forget();
    let turns = 0;
    let idle = 0;
    let most = Number.NEGATIVE_INFINITY;
    while (board.status === PLAY) {
      observe(board, board.seat, seen, allKnown);
      const move = players[board.seat]!.decide(seen);
      board.do(move);
      board.forget();
      if (move !== END_TURN) continue;
      if (++turns > LONG) break;
      if (!board.clockStands) continue;
      const progress = board.tableau.onFoundations - 60 * board.tableau.faceDown;
      if (progress > most) idle = 0;
      else if (++idle > IDLE_TURNS) break;
      most = Math.max(most, progress);
    }
    if (board.status === WON) return 1;
    const left = board.tableau.faceDown + board.stock + board.waste;
    return CONSOLATION * Math.max(0, 1 - left / TO_TURN_UP);
  }
}
