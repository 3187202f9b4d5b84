import type { GameName } from '../engine';
import type { TextLanguage } from '.';
import type { TeamKlondikeTexts, UndercoverTexts } from './texts';

/** What only the table of one game says. */
export interface GameTexts {
  readonly undercover: UndercoverTexts;
  readonly 'team-klondike': TeamKlondikeTexts;
}

type Loaders<Game extends GameName> = Record<TextLanguage, () => Promise<GameTexts[Game]>>;

const LOADERS: { readonly [Game in GameName]: Loaders<Game> } = {
  undercover: {
    de: () => import('./de/undercover'),
    en: () => import('./en/undercover'),
  },
  'team-klondike': {
    de: () => import('./de/teamKlondike'),
    en: () => import('./en/teamKlondike'),
  },
};

const loaded = new Map<string, GameTexts[GameName]>();

/** The texts of a game's table that have been loaded in a language; null before. */
export const gameTextsOf = <Game extends GameName>(
  game: Game,
  language: TextLanguage,
): GameTexts[Game] | null =>
  (loaded.get(`${game} ${language}`) as GameTexts[Game] | undefined) ?? null;

/** Apart from the other texts: each game's come with its table. */
export async function loadGameTexts<Game extends GameName>(
  game: Game,
  language: TextLanguage,
): Promise<GameTexts[Game]> {
  const texts = gameTextsOf(game, language) ?? (await LOADERS[game][language]());
  loaded.set(`${game} ${language}`, texts);
  return texts;
}
