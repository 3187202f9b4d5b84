import type { BotName } from '../bots/bot';
import { Patience } from '../bots/patience';
import { rngOf } from '../bots/rng';
import { teamKlondikePlayer } from '../bots/team-klondike/player';
import { type TeamKlondikeOptions, shuffle, teamKlondike } from '../engine';
import { END_TURN } from '../search/move';
import { PLAY, TeamBoard, WON } from '../search/team-klondike/board';
import { boardOfState, isStuck, observe } from '../search/team-klondike/engine';
import { seedOf } from './seeds';
import type { GameResult } from './tally';

/** Turns without any progress after which the team gives up, where no time token can be lost any more. */
const IDLE_TURNS = 12;

export interface TeamKlondikeSetup {
  readonly options: TeamKlondikeOptions;
  readonly bot: BotName;
  /** Whether every face-down card of the tableau is known to all: against the rules, to learn what knowing is worth. */
  readonly allKnown: boolean;
}

/** Plays one game with a bot in each seat; the seed gives the deal and all else that hangs on chance. */
export function playTeamKlondike(setup: TeamKlondikeSetup, seed: number): GameResult {
  const { options, bot } = setup;
  const state = teamKlondike.deal(options, shuffle(seed));
  const truth = boardOfState(state, teamKlondike.viewFor(state, null));
  const seen = new TeamBoard();
  const players = state.hands.map(() => teamKlondikePlayer(bot));
  const rngs = players.map((_, seat) => rngOf(seedOf(seed, 0, seat + 1)));
  let turns = 1;
  const patience = new Patience();
  while (truth.status === PLAY) {
    const { seat } = truth;
    observe(truth, seat, seen, setup.allKnown);
    const move = players[seat]!.decide(seen, rngs[seat]!);
    truth.do(move);
    truth.forget();
    if (truth.held === 0 && isStuck(truth)) return { end: 'lost:deadend', turns };
    if (move !== END_TURN || truth.status !== PLAY) continue;
    turns++;
    if (truth.held > 0) continue;
    patience.endTurn(truth.tableau);
    if (patience.idle > IDLE_TURNS) return { end: 'lost:givenup', turns };
  }
  return { end: truth.status === WON ? 'won' : 'lost:time', turns };
}
