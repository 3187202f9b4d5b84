import { END_TURN, type Move } from '../../search/move';
import { UndercoverBoard } from '../../search/undercover/board';
import { cardMoves } from '../../search/undercover/moves';
import type { Player } from '../bot';
import { Line } from '../line';
import { Escape } from '../escape';
import { canPeek, markFor, peekFor } from './peeks';
import { Planner } from './planner';
import type { PhasedWeights } from '../weights';
import { phaseOf } from './weights';

/**
 * Looks no further than this turn: plays the best line of the planner, and plans anew whenever an unknown card turns up.
 * Peeks as long as it has tokens and marks every low card it sees.
 */
export class SimplePlayer implements Player<UndercoverBoard> {
  private readonly planner = new Planner();
  private readonly line = new Line();
  private readonly escape = new Escape(new UndercoverBoard(), cardMoves);

  /** `hurried`: it does without the search for a way out that is worth its time in real games only. */
  constructor(
    private readonly weights: PhasedWeights,
    private readonly hurried = false,
  ) {}

  /** Drops the line it is on. */
  forget(): void {
    this.line.drop();
  }

  decide(board: UndercoverBoard): Move {
    const mark = markFor(board);
    if (mark >= 0) return mark;
    const { planner, line } = this;
    if (!line.holds(board)) {
      if (board.clockStands && !this.hurried) {
        const way = this.escape.find(board);
        if (way >= 0) return way;
      }
      planner.plan(board, this.weights[phaseOf(board)]!);
      if (canPeek(board)) {
        const peek = peekFor(board, planner.lines.moves[0]!, planner.lines.lengths[0]!);
        if (peek >= 0) return peek;
      }
      line.begin(board, planner.lines.moves[0]!, planner.lines.lengths[0]!);
    }
    const move = line.take(board);
    return move < 0 ? END_TURN : move;
  }
}
