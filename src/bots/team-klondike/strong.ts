import { END_TURN, type Move } from '../../search/move';
import { ACTIONS, HAND, PLAY, TUCK, TeamBoard, tuckOf } from '../../search/team-klondike/board';
import { cardMoves } from '../../search/team-klondike/moves';
import type { Player } from '../bot';
import { Escape } from '../escape';
import { Line } from '../line';
import { type Race, winnerOf } from '../race';
import type { Rng } from '../rng';
import { coinFor, tuckFor } from './hand';
import { Planner, WIN } from './planner';
import { Rollout } from './rollout';
import { Sampler } from './sample';
import type { PhasedWeights } from '../weights';
import { phaseOf } from './weights';

/** Values of the planner are chances to win in percent. */
const PERCENT = 0.01;

/** What the card that a simple player would tuck is thought to be better than the others, as a chance to win. */
const FAVOURITE = 0.02;

/**
 * Tries the planner's best lines, and the cards to tuck, on samples of what its seat cannot see, each played out to the end
 * by simple players.
 */
export class StrongPlayer implements Player<TeamBoard> {
  private readonly planner = new Planner();
  private readonly sampler = new Sampler();
  private readonly rollout: Rollout;
  private readonly line = new Line();
  private readonly escape = new Escape(new TeamBoard(), cardMoves);
  private readonly world = new TeamBoard();
  private readonly trial = new TeamBoard();

  constructor(
    private readonly weights: PhasedWeights,
    private readonly race: Race,
  ) {
    this.rollout = new Rollout(weights);
  }

  decide(board: TeamBoard, rng: Rng): Move {
    if (board.step === TUCK) return this.tuck(board, rng);
    if (board.step !== ACTIONS) return coinFor(board);
    const { planner, line } = this;
    if (!line.holds(board)) {
      if (board.held === 0) {
        const way = this.escape.find(board);
        if (way >= 0) return way;
      }
      const best = this.plan(board, rng);
      line.begin(board, planner.lines.moves[best]!, planner.lines.lengths[best]!);
    }
    const move = line.take(board);
    return move < 0 ? END_TURN : move;
  }

  /** The number of the planner's line that does best. */
  private plan(board: TeamBoard, rng: Rng): number {
    const { lines } = this.planner;
    this.planner.plan(board, this.weights[phaseOf(board)]!, this.race[0]![0]);
    if (lines.values[0] === WIN) return 0;
    const priorOf = (number: number): number =>
      PERCENT * (lines.values[number]! - lines.values[0]!);
    return this.bestOf(board, rng, lines.count, priorOf, (number) => {
      const { trial } = this;
      for (let i = 0; i < lines.lengths[number]!; i++) trial.do(lines.moves[number]![i]!);
      // Past a card that turns up unknown the turn goes on, in the light of that card.
      if (lines.flips[number]! < 0 && trial.status === PLAY) trial.do(END_TURN);
    });
  }

  private tuck(board: TeamBoard, rng: Rng): Move {
    const { hands, handSize, seat } = board;
    const cards = hands.slice(seat * HAND, seat * HAND + handSize[seat]!);
    const favourite = tuckFor(board);
    const priorOf = (number: number): number =>
      tuckOf(cards[number]!) === favourite ? FAVOURITE : 0;
    const best = this.bestOf(board, rng, cards.length, priorOf, (number) => {
      this.trial.do(tuckOf(cards[number]!));
    });
    return tuckOf(cards[best]!);
  }

  /** Of so many ways to go on, each carried out on `trial`, the number of the best. */
  private bestOf(
    board: TeamBoard,
    rng: Rng,
    ways: number,
    priorOf: (way: number) => number,
    go: (way: number) => void,
  ): number {
    const { sampler, world, trial, rollout } = this;
    sampler.look(board);
    return winnerOf(
      this.race,
      ways,
      priorOf,
      () => {
        world.copyFrom(board);
        sampler.deal(world, rng);
      },
      (way) => {
        trial.copyFrom(world);
        go(way);
        trial.forget();
        return rollout.play(trial);
      },
    );
  }
}
