import type { Applied, CommonState } from '../engine';
import type { SessionSettings } from './session';
import type { SettleRequest } from './settle.worker';

type Settled = Applied<CommonState, unknown, unknown>;

/** Applies actions without a limit in a worker, which starts when the first one comes. */
export function createSettler(): SessionSettings['settle'] {
  let worker: Worker | null = null;
  const waiting: ((settled: Settled) => void)[] = [];
  const start = (): Worker => {
    const started = new Worker(new URL('./settle.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener(
      'message',
      ({ data }: MessageEvent<{ number: number; applied: Settled }>) => {
        waiting[data.number]?.(data.applied);
      },
    );
    return started;
  };
  return (game, before, action) =>
    new Promise((resolve) => {
      const request: SettleRequest = { number: waiting.push(resolve) - 1, game, before, action };
      worker ??= start();
      worker.postMessage(request);
    });
}
