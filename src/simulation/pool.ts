import { type Setup, runGames } from './run';
import { NO_GAMES, type Tally, addTallies } from './tally';

/** Some games of a run, for a worker. */
export interface Job {
  readonly setup: Setup;
  readonly from: number;
  readonly to: number;
}

/** What a worker does with a job; the same in a browser's worker and in one of Node's. */
export const doJob = ({ setup, from, to }: Job): Tally => runGames(setup, from, to);

/** A worker as the pool needs it, whatever kind it is. */
export interface PoolWorker {
  run(job: Job): Promise<Tally>;
  stop(): void;
}

/** Jobs last about so long, in milliseconds: short enough for a smooth progress, long enough not to count. */
const JOB_TIME = 150;

/**
 * Plays the games of a run on workers and tells after every job what has come in so far. Which worker plays a game
 * changes nothing. Ends early, with what there is, once the signal is aborted.
 */
export async function runOnWorkers(
  setup: Setup,
  games: number,
  workers: readonly PoolWorker[],
  options: { readonly onProgress?: (tally: Tally) => void; readonly signal?: AbortSignal } = {},
): Promise<Tally> {
  const { onProgress, signal } = options;
  let tally = NO_GAMES;
  let next = 0;
  const stopped = new Promise<null>((resolve) => {
    if (signal?.aborted === true) resolve(null);
    signal?.addEventListener('abort', () => resolve(null), { once: true });
  });

  const isOver = (): boolean => next >= games || signal?.aborted === true;

  const work = async (worker: PoolWorker): Promise<void> => {
    let size = 1;
    while (!isOver()) {
      const from = next;
      next = Math.min(games, from + size);
      const began = performance.now();
      const part = await Promise.race([worker.run({ setup, from, to: next }), stopped]);
      if (part === null) return;
      tally = addTallies(tally, part);
      onProgress?.(tally);
      const took = performance.now() - began;
      size = Math.max(1, Math.min(2 * size, Math.round((size * JOB_TIME) / Math.max(took, 1))));
    }
  };
  await Promise.all(workers.map(work));
  return tally;
}
