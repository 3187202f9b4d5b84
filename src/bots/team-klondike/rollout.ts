import { END_TURN } from '../../search/move';
import { PLAY, TeamBoard, WON } from '../../search/team-klondike/board';
import { observe } from '../../search/team-klondike/engine';
import { Patience } from '../patience';
import { SimplePlayer } from './simple';
import type { PhasedWeights } from '../weights';

/** Turns without progress after which a game in which nothing new comes in counts as lost. */
const IDLE_TURNS = 6;
/** Cards that lie face down, in hands or in own stocks after the deal. */
const TO_PLAY = 45;
/** What a game that came close counts, so that hopeless positions still differ. */
const CONSOLATION = 0.1;

/** Plays games out with simple players that each know only what their seat may know. */
export class Rollout {
  /** One for all seats: it keeps no more than the rest of the turn that it is in. */
  private readonly player: SimplePlayer;
  private readonly seen = new TeamBoard();

  constructor(weights: PhasedWeights) {
    this.player = new SimplePlayer(weights, true);
  }

  /** Changes the board, of which every card is known. Answers 1 for a win, and a little for coming close. */
  play(board: TeamBoard): number {
    const { player, seen } = this;
    player.forget();
    const patience = new Patience();
    while (board.status === PLAY && patience.idle <= IDLE_TURNS) {
      observe(board, board.seat, seen);
      const move = player.decide(seen);
      board.do(move);
      board.forget();
      if (move === END_TURN && board.held === 0) patience.endTurn(board.tableau);
    }
    if (board.status === WON) return 1;
    return CONSOLATION * (1 - (board.tableau.faceDown + board.held) / TO_PLAY);
  }
}
