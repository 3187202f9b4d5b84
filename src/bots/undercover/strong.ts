import { END_TURN, type Move } from '../../search/move';
import { PLAY, UndercoverBoard } from '../../search/undercover/board';
import { cardMoves } from '../../search/undercover/moves';
import type { Player } from '../bot';
import { Escape } from '../escape';
import { Line } from '../line';
import { type Race, winnerOf } from '../race';
import type { Rng } from '../rng';
import { Finish } from './finish';
import { canPeek, markFor, peekFor } from './peeks';
import { Planner, WIN } from './planner';
import { Rollout } from './rollout';
import { Sampler } from './sample';
import type { PhasedWeights } from '../weights';
import { phaseOf } from './weights';

/** Values of the planner are chances to win in percent. */
const PERCENT = 0.01;

/**
 * Tries the planner's best lines on samples of what its seat cannot see, each played on for some turns by simple players
 * and then judged. Once it knows every card, it looks for a way to win outright.
 */
export class StrongPlayer implements Player<UndercoverBoard> {
  private readonly planner = new Planner();
  private readonly sampler = new Sampler();
  private readonly rollout: Rollout;
  private readonly line = new Line();
  private readonly escape = new Escape(new UndercoverBoard(), cardMoves);
  private readonly world = new UndercoverBoard();
  private readonly trial = new UndercoverBoard();
  private readonly finish: Finish;

  constructor(
    private readonly weights: PhasedWeights,
    private readonly race: Race,
    private readonly lastRace: Race,
  ) {
    this.rollout = new Rollout(weights);
    this.finish = new Finish(weights);
  }

  decide(board: UndercoverBoard, rng: Rng): Move {
    const mark = markFor(board);
    if (mark >= 0) return mark;
    const { planner, line } = this;
    if (!line.holds(board)) {
      if (board.clockStands) {
        const way = this.escape.find(board);
        if (way >= 0) return way;
      }
      planner.plan(board, this.weights[phaseOf(board)]!, this.raceOf(board)[0]![0]);
      if (canPeek(board)) {
        const peek = peekFor(board, planner.lines.moves[0]!, planner.lines.lengths[0]!);
        if (peek >= 0) return peek;
      }
      this.begin(board, rng);
    }
    const move = line.take(board);
    return move < 0 ? END_TURN : move;
  }

  /** In the last pass, where games are decided, it looks more closely. */
  private raceOf({ redealsLeft }: UndercoverBoard): Race {
    return redealsLeft === 0 ? this.lastRace : this.race;
  }

  /** Begins the line that does best. */
  private begin(board: UndercoverBoard, rng: Rng): void {
    const { sampler, line, world } = this;
    const { lines } = this.planner;
    sampler.look(board);
    const win = sampler.certain ? this.finish.find(board) : null;
    if (win !== null) {
      line.begin(board, win, win.length);
      return;
    }
    const best =
      lines.values[0] === WIN
        ? 0
        : winnerOf(
            this.raceOf(board),
            lines.count,
            (number) => PERCENT * (lines.values[number]! - lines.values[0]!),
            () => {
              world.copyFrom(board);
              sampler.deal(world, rng);
            },
            (number) => this.resultOf(number),
          );
    line.begin(board, lines.moves[best]!, lines.lengths[best]!);
  }

  private resultOf(line: number): number {
    const { trial } = this;
    const { lines } = this.planner;
    trial.copyFrom(this.world);
    for (let i = 0; i < lines.lengths[line]!; i++) trial.do(lines.moves[line]![i]!);
    // Past a card that turns up unknown the turn goes on, in the light of that card.
    const ends = lines.flips[line]! < 0;
    if (ends && trial.status === PLAY) trial.do(END_TURN);
    trial.forget();
    return this.rollout.play(trial, ends);
  }
}
