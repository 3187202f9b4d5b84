import { END_TURN, type Move } from '../../search/move';
import { ACTIONS, TUCK, TeamBoard } from '../../search/team-klondike/board';
import { cardMoves } from '../../search/team-klondike/moves';
import type { Player } from '../bot';
import { Escape } from '../escape';
import { Line } from '../line';
import { coinFor, tuckFor } from './hand';
import { Planner } from './planner';
import type { PhasedWeights } from '../weights';
import { phaseOf } from './weights';

/** Looks no further than this turn: plays the best line of the planner, and plans anew whenever an unknown card turns up. */
export class SimplePlayer implements Player<TeamBoard> {
  private readonly planner = new Planner();
  private readonly line = new Line();
  private readonly escape = new Escape(new TeamBoard(), cardMoves);

  /** `hurried`: it does without the search for a way out that is worth its time in real games only. */
  constructor(
    private readonly weights: PhasedWeights,
    private readonly hurried = false,
  ) {}

  /** Drops the line it is on. */
  forget(): void {
    this.line.drop();
  }

  decide(board: TeamBoard): Move {
    if (board.step === TUCK) return tuckFor(board);
    if (board.step !== ACTIONS) return coinFor(board);
    const { planner, line } = this;
    if (!line.holds(board)) {
      if (board.held === 0 && !this.hurried) {
        const way = this.escape.find(board);
        if (way >= 0) return way;
      }
      planner.plan(board, this.weights[phaseOf(board)]!);
      line.begin(board, planner.lines.moves[0]!, planner.lines.lengths[0]!);
    }
    const move = line.take(board);
    return move < 0 ? END_TURN : move;
  }
}
