import type { GameName } from '../engine';
import type { BotName } from './bot';
import type { ChooseAnswer, ChooseRequest } from './choose.worker';

/** What a seat has to choose from. */
export interface Question {
  readonly session: number;
  readonly game: GameName;
  readonly seat: number;
  readonly bot: BotName;
  readonly view: unknown;
  readonly legal: readonly string[];
}

interface Waiting {
  readonly resolve: (word: string) => void;
  readonly reject: (reason: Error) => void;
}

/** Asks bots in a worker, which starts with the first question. A failed worker is replaced at the next one. */
export function createChooser(randomSeed: () => number): (question: Question) => Promise<string> {
  let worker: Worker | null = null;
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  const failed = (): void => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('The bot has failed.'));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./choose.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<ChooseAnswer>) => {
      const asker = waiting.get(data.number);
      waiting.delete(data.number);
      if (data.word === null) asker?.reject(new Error('The bot has no answer.'));
      else asker?.resolve(data.word);
    });
    started.addEventListener('error', failed);
    return started;
  };
  return ({ session, seat, game, bot, view, legal }) =>
    new Promise((resolve, reject) => {
      const number = asked++;
      waiting.set(number, { resolve, reject });
      const player = `${session} ${seat}`;
      const seed = randomSeed();
      worker ??= start();
      worker.postMessage({ number, player, game, bot, view, legal, seed } satisfies ChooseRequest);
    });
}
