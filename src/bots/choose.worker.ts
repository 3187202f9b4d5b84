import { type AnyGame, GAMES, type GameName } from '../engine';
import type { Bot, BotName } from './bot';
import { botFor } from './botFor';
import { rngOf } from './rng';

/** A seat's question, with the words that are legal for it. */
export interface ChooseRequest {
  readonly number: number;
  /** The same from question to question of one seat in one game, so that its bot can go on thinking. */
  readonly player: string;
  readonly game: GameName;
  readonly bot: BotName;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly seed: number;
}

/** The chosen word; null where the bot failed. */
export interface ChooseAnswer {
  readonly number: number;
  readonly word: string | null;
}

let thinking: { readonly player: string; readonly bot: Bot<unknown, unknown> } | null = null;

function choose({ player, game: name, bot, view, legal, seed }: ChooseRequest): string {
  const game: AnyGame = GAMES[name];
  if (thinking?.player !== player) {
    const { options } = view as { readonly options: unknown };
    thinking = { player, bot: botFor(name, bot, options) };
  }
  const actions = legal.map((word) => game.parseAction(word));
  return game.formatAction(thinking.bot.choose(view, actions, rngOf(seed)));
}

addEventListener('message', ({ data }: MessageEvent<ChooseRequest>) => {
  let word: string | null = null;
  try {
    word = choose(data);
  } finally {
    postMessage({ number: data.number, word } satisfies ChooseAnswer);
  }
});
