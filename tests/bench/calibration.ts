const STEPS = 1_000_000;
const ROUNDS = 15;

/** Millions of steps of the loop below that the reference machine (two cores of a server of 2026, Node 20) does in a second. */
const REFERENCE = 600;

/** A fixed stretch of integer arithmetic that touches no memory. The result keeps the compiler from dropping it. */
function loop(seed: number): number {
  let x = seed | 1;
  for (let i = 0; i < STEPS; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  return x;
}

/** Millions of steps a second on this machine, now: the best of some rounds, since others only ever slow it down. */
export function millionStepsPerSecond(): number {
  let best = 0;
  let seed = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    seed = loop(seed);
    best = Math.max(best, STEPS / 1000 / (performance.now() - start));
  }
  return seed === 0 ? 0 : best;
}

/** This machine's speed as a multiple of the reference machine's. */
export const machineSpeed = (): number => millionStepsPerSecond() / REFERENCE;
