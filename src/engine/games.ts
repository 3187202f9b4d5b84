import type { AnyGame, GameName } from './game';
import { teamKlondike } from './team-klondike';
import { undercover } from './undercover';

/** Every game there is, by its name in notation. */
export const GAMES: Readonly<Record<GameName, AnyGame>> = {
  undercover,
  'team-klondike': teamKlondike,
};
