import type { CommonState, GameName } from '../engine';
import { gameOf } from './record';

/** An action to be applied without a limit; its number comes back with the answer. */
export interface SettleRequest {
  readonly number: number;
  readonly game: GameName;
  readonly before: CommonState;
  readonly action: unknown;
}

addEventListener('message', ({ data }: MessageEvent<SettleRequest>) => {
  const { number, game, before, action } = data;
  postMessage({ number, applied: gameOf(game).apply(before, action) });
});
