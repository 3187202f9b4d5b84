import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** The only source of chance of bots and simulation. */
export type Rng = RandomGenerator;

export const rngOf = (seed: number): Rng => xoroshiro128plus(seed);

/** A whole number from 0 up to, but not including, the given one. The bias is below one in ten million. */
export const below = (rng: Rng, limit: number): number =>
  Math.floor(((rng.next() >>> 0) / 0x1_0000_0000) * limit);
