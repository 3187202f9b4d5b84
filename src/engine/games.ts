import type { AnyGame, GameName } from './game';
import { undercover } from './undercover';

/** Every game there is, by its name in notation. */
export const GAMES: Readonly<Partial<Record<GameName, AnyGame>>> = { undercover };
