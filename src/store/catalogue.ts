import type { GameName, Level, PlayerCount } from '../engine';
import { gameOf } from './record';

export { COMPUTERS } from './record';

/** What can be chosen before a deal, for pages that offer it: they know no rules themselves. */
export {
  LEVELS,
  MARKERS_EACH,
  PASSES_RANGE,
  PEEK_TOKENS_RANGE,
  TEAM_KLONDIKE_LEVELS,
  TIME_TOKENS_RANGE,
  UNDERCOVER_LEVELS,
  actionsATurn,
} from '../engine';

/** How many deals in a hundred are won with the relaxed computer in every seat: the tables of README.md, rounded. */
export const UNDERCOVER_WINS: Readonly<Record<Level, number>> = { easy: 82, normal: 70, hard: 33 };
export const TEAM_KLONDIKE_WINS: Readonly<Record<PlayerCount, Readonly<Record<Level, number>>>> = {
  2: { easy: 49, normal: 41, hard: 27 },
  3: { easy: 56, normal: 52, hard: 42 },
};

/** Every game that can be dealt. */
export const GAME_NAMES: readonly GameName[] = ['undercover', 'team-klondike'];

/** The game's options on the middle level, which is where newcomers begin. */
export const firstOptions = (game: GameName): unknown =>
  gameOf(game).parseOptions({ level: 'normal' });

/** The game's options from what is given of them; null where it has none such. */
export const optionsOf = (game: GameName, given: object): unknown =>
  gameOf(game).parseOptions(given);

/** How many players these options seat. */
export const seatsFor = (game: GameName, options: unknown): number => gameOf(game).seats(options);
