import { type PoolWorker, runOnWorkers } from './pool';
import type { Setup } from './run';
import { type Figures, NO_GAMES, type Tally, figuresOf } from './tally';

export interface Simulator {
  /**
   * Plays a run's games up to so many and tells from time to time what has come in so far; a run that has been played
   * before goes on. Ends early once the signal is aborted. Fails where a worker does.
   */
  play(
    setup: Setup,
    games: number,
    onProgress: (figures: Figures) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Ends all workers at once; the next run starts new ones. */
  stop(): void;
}

/** Plays many games in workers, one for each core but the one that draws the page. */
export function createSimulator(cores: number): Simulator {
  let workers: readonly PoolWorker[] | null = null;
  const before = new Map<string, Tally>();
  const stop = (): void => {
    for (const worker of workers ?? []) worker.stop();
    workers = null;
  };
  return {
    async play(setup, games, onProgress, signal) {
      workers ??= Array.from({ length: Math.max(1, cores - 1) }, startWorker);
      const run = JSON.stringify(setup);
      const keep = (tally: Tally): void => {
        before.set(run, tally);
        onProgress(figuresOf(tally));
      };
      const played = before.get(run);
      if (played !== undefined) keep(played);
      try {
        const options = { before: played ?? NO_GAMES, onProgress: keep, signal };
        await runOnWorkers(setup, games, workers, options);
      } catch (error) {
        stop();
        throw error;
      }
    },
    stop,
  };
}

function startWorker(): PoolWorker {
  const worker = new Worker(new URL('./simulate.worker.ts', import.meta.url), { type: 'module' });
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const once = { once: true };
        worker.addEventListener('message', ({ data }: MessageEvent<Tally>) => resolve(data), once);
        worker.addEventListener('error', () => reject(new Error('A worker has failed.')), once);
        worker.postMessage(job);
      }),
    stop: () => worker.terminate(),
  };
}
