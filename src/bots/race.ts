/** Rounds of a race: how many are still in, and on how many more samples each is tried. */
export type Race = readonly (readonly [runners: number, samples: number])[];

/** Results of a few samples are mostly luck. */
const PRIOR = 24;

/**
 * The number of the runner with the best results. All meet the same samples, so that luck counts for all alike, and the
 * worse ones drop out early. `priorOf` says what a runner is thought to be worth beforehand, counted like so many results
 * as `PRIOR` says.
 */
export function winnerOf(
  race: Race,
  runners: number,
  priorOf: (runner: number) => number,
  sample: () => void,
  resultOf: (runner: number) => number,
): number {
  const sums = Float64Array.from({ length: runners }, (_, runner) => PRIOR * priorOf(runner));
  const order = Int32Array.from(sums, (_, runner) => runner);
  let left = runners;
  for (const [most, samples] of race) {
    left = Math.min(left, most);
    if (left === 1) break;
    for (let i = 0; i < samples; i++) {
      sample();
      for (const runner of order.subarray(0, left)) sums[runner]! += resultOf(runner);
    }
    order.subarray(0, left).sort((a, b) => sums[b]! - sums[a]! || a - b);
  }
  return order[0]!;
}
