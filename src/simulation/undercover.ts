import { type UndercoverOptions, shuffle, undercover } from '../engine';
import type { BotName } from '../bots/bot';
import { Patience } from '../bots/patience';
import { rngOf } from '../bots/rng';
import { undercoverPlayer } from '../bots/undercover/player';
import { END_TURN } from '../search/move';
import { PLAY, UndercoverBoard, WON } from '../search/undercover/board';
import { boardOfState, isStuck, observe } from '../search/undercover/engine';
import { seedOf } from './seeds';
import type { GameResult } from './tally';

/** Rounds without any progress after which the team gives up, where the clock cannot end the game. */
const IDLE_ROUNDS = 2;
/** The same in turns, where the clock stands. */
const IDLE_TURNS = 6;

export interface UndercoverSetup {
  readonly options: UndercoverOptions;
  readonly bot: BotName;
  /** Whether every face-down card of the tableau is known to both: against the rules, to learn what knowing is worth. */
  readonly allKnown: boolean;
}

/** Plays one game with a bot in each seat; the seed gives the deal and all else that hangs on chance. */
export function playUndercover(setup: UndercoverSetup, seed: number): GameResult {
  const { options, bot } = setup;
  const state = undercover.deal(options, shuffle(seed));
  const truth = boardOfState(state, undercover.viewFor(state, null));
  const seen = new UndercoverBoard();
  const players = [0, 1].map(() => undercoverPlayer(bot, options));
  const rngs = [0, 1].map((seat) => rngOf(seedOf(seed, 0, seat + 1)));
  const patience = new Patience();
  let turns = 1;
  while (truth.status === PLAY) {
    const { seat } = truth;
    observe(truth, seat, seen, setup.allKnown);
    const move = players[seat]!.decide(seen, rngs[seat]!);
    truth.do(move);
    truth.forget();
    if (move !== END_TURN || truth.status !== PLAY) continue;
    turns++;
    if (!truth.clockStands && truth.redealsLeft >= 0) continue;
    patience.endTurn(truth.tableau, truth.waste + truth.stock);
    if (patience.idle < 2) continue;
    // A dead end stays one, so it is enough to look for it when nothing has come of some turns.
    if (isStuck(truth)) return { end: 'lost:deadend', turns };
    if (patience.idle > patienceOf(truth)) return { end: 'lost:givenup', turns };
  }
  return { end: truth.status === WON ? 'won' : 'lost:clock', turns };
}

/** After how many turns without progress the team gives up. */
const patienceOf = ({ waste, stock, clockStands }: UndercoverBoard): number =>
  clockStands ? IDLE_TURNS : IDLE_ROUNDS * (waste + stock);
