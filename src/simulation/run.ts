import { type GameName, teamKlondike, undercover } from '../engine';
import type { BotName } from '../bots/bot';
import { seedOf } from './seeds';
import { type GameResult, NO_GAMES, type Tally, addTallies, tallyOf } from './tally';
import { playTeamKlondike } from './teamKlondike';
import { playUndercover } from './undercover';

/** One kind of game and who plays it. Plain JSON: it travels to workers. */
export interface Setup {
  readonly game: GameName;
  /** As the game's `parseOptions` takes them. */
  readonly options: unknown;
  readonly bot: BotName;
  /** Whether the bots see all face-down cards of the tableau. */
  readonly allKnown: boolean;
  /** Of the whole run: with a game's number it gives the game. */
  readonly seed: number;
}

/** Plays game number `index` of a run: always the same for the same setup. */
export function playGame(setup: Setup, index: number): GameResult {
  const seed = seedOf(setup.seed, index);
  switch (setup.game) {
    case 'undercover':
      return playUndercover({ ...setup, options: optionsOf(undercover, setup) }, seed);
    case 'team-klondike':
      return playTeamKlondike({ ...setup, options: optionsOf(teamKlondike, setup) }, seed);
    default:
      return setup.game satisfies never;
  }
}

function optionsOf<Options>(
  game: { parseOptions(value: unknown): Options | null },
  setup: Setup,
): Options {
  const options = game.parseOptions(setup.options);
  if (options === null) throw new RangeError('These are no options of the game.');
  return options;
}

/** Plays games `from` up to, but not including, `to`. */
export function runGames(setup: Setup, from: number, to: number): Tally {
  let tally = NO_GAMES;
  for (let index = from; index < to; index++) {
    tally = addTallies(tally, tallyOf(playGame(setup, index)));
  }
  return tally;
}
