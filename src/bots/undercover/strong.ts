import { END_TURN, type Move, TO_FOUNDATION, toOf } from '../../search/move';
import { PLAY, UndercoverBoard } from '../../search/undercover/board';
import { cardMoves } from '../../search/undercover/moves';
import type { Player } from '../bot';
import { Line } from '../line';
import type { Rng } from '../rng';
import { Escape } from '../escape';
import { canPeek, markFor, peekFor } from './peeks';
import { LINES, Planner, WIN } from './planner';
import { Rollout } from './rollout';
import { Sampler } from './sample';
import { type PhasedWeights, phaseOf } from './weights';

/** Rounds of a race: how many lines are still in, and on how many more samples each is tried. */
export type Race = readonly (readonly [lines: number, samples: number])[];

/**
 * Tries the planner's best lines on samples of what its seat cannot see, each played out to the end by simple players.
 * All lines meet the same samples, so that luck counts for all alike, and the worse ones drop out early.
 */
export class StrongPlayer implements Player<UndercoverBoard> {
  private readonly planner = new Planner();
  private readonly sampler = new Sampler();
  private readonly rollout: Rollout;
  private readonly line = new Line();
  private readonly escape = new Escape(new UndercoverBoard(), cardMoves);
  private readonly world = new UndercoverBoard();
  private readonly trial = new UndercoverBoard();
  private readonly sums = new Float64Array(LINES);
  private readonly order = new Int32Array(LINES);

  constructor(
    private readonly weights: PhasedWeights,
    private readonly race: Race,
  ) {
    this.rollout = new Rollout(weights);
  }

  decide(board: UndercoverBoard, rng: Rng): Move {
    const mark = markFor(board);
    if (mark >= 0) return mark;
    const { planner, line } = this;
    if (!line.holds(board)) {
      if (board.clockStands) {
        const way = this.escape.find(board);
        if (way >= 0) return board.actionsLeft > 0 || toOf(way) === TO_FOUNDATION ? way : END_TURN;
      }
      const best = this.choose(board, rng);
      if (canPeek(board)) {
        const peek = peekFor(board, planner.lines[best]!, planner.lengths[best]!);
        if (peek >= 0) return peek;
      }
      line.begin(board, planner.lines[best]!, planner.lengths[best]!);
    }
    const move = line.take(board);
    return move < 0 ? END_TURN : move;
  }

  /** The number of the planner's line that does best. */
  private choose(board: UndercoverBoard, rng: Rng): number {
    const { planner, sums, order } = this;
    planner.plan(board, this.weights[phaseOf(board)]!, this.race[0]![0]);
    let lines = planner.count;
    if (lines === 1 || planner.values[0] === WIN) return 0;
    for (let i = 0; i < lines; i++) order[i] = i;
    sums.fill(0);
    this.sampler.look(board);
    for (const [most, samples] of this.race) {
      lines = Math.min(lines, most);
      for (let sample = 0; sample < samples; sample++) {
        this.world.copyFrom(board);
        this.sampler.deal(this.world, rng);
        for (let i = 0; i < lines; i++) sums[order[i]!]! += this.resultOf(order[i]!);
      }
      order.subarray(0, lines).sort((a, b) => sums[b]! - sums[a]! || a - b);
    }
    return order[0]!;
  }

  private resultOf(line: number): number {
    const { planner, trial } = this;
    trial.copyFrom(this.world);
    for (let i = 0; i < planner.lengths[line]!; i++) trial.do(planner.lines[line]![i]!);
    // Past a card that turns up unknown the turn goes on, in the light of that card.
    if (planner.flips[line]! < 0 && trial.status === PLAY) trial.do(END_TURN);
    trial.forget();
    return this.rollout.play(trial);
  }
}
