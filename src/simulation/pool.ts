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
 * Plays the games of a run up to so many on workers and tells after every job what has come in so far. Which worker plays
 * a game changes nothing. `before` is what the run's first games came to: it goes on after them. Once the signal is
 * aborted, only the jobs that are under way are finished, so that what there is are the run's first games.
 */
export async function runOnWorkers(
  setup: Setup,
  games: number,
  workers: readonly PoolWorker[],
  options: {
    readonly before?: Tally;
    readonly onProgress?: (tally: Tally) => void;
    readonly signal?: AbortSignal;
  } = {},
): Promise<Tally> {
  const { before = NO_GAMES, onProgress, signal } = options;
  let tally = before;
  let next = before.games;

  const isOver = (): boolean => next >= games || signal?.aborted === true;

  const work = async (worker: PoolWorker): Promise<void> => {
    let size = 1;
    while (!isOver()) {
      const from = next;
      next = Math.min(games, from + size);
      const began = performance.now();
      const part = await worker.run({ setup, from, to: next });
      tally = addTallies(tally, part);
      onProgress?.(tally);
      const took = performance.now() - began;
      size = Math.max(1, Math.min(2 * size, Math.round((size * JOB_TIME) / Math.max(took, 1))));
    }
  };
  await Promise.all(workers.map(work));
  return tally;
}
