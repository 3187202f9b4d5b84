import type { GameName, UndercoverOptions } from '../engine';
import type { Bot, BotName } from './bot';
import { teamKlondikeBot } from './team-klondike/player';
import { undercoverBot } from './undercover/player';

/** A bot for one seat of one game. The options are as the game's `parseOptions` reads them. */
export function botFor(game: GameName, name: BotName, options: unknown): Bot<unknown, unknown> {
  switch (game) {
    case 'undercover':
      return undercoverBot(name, options as UndercoverOptions);
    case 'team-klondike':
      return teamKlondikeBot(name);
    default:
      return game satisfies never;
  }
}
