import { expect, test } from 'vitest';
import { shuffle, undercover } from '../../src/engine';
import { Rollout } from '../../src/bots/undercover/rollout';
import { weightsFor } from '../../src/bots/undercover/weights';
import { boardOfState } from '../../src/search/undercover/engine';

/** What roll-outs make of some deals with so many passes. */
function resultsOf(passes: number): readonly number[] {
  const options = undercover.parseOptions({ level: 'normal', passes })!;
  const rollout = new Rollout(weightsFor(options));
  return Array.from({ length: 20 }, (_, seed) => {
    const state = undercover.deal(options, shuffle(seed));
    return rollout.play(boardOfState(state, undercover.viewFor(state, null)), true);
  });
}

test('roll-outs end in a chance while a redeal is left, and with a won or lost game in the last pass', () => {
  expect(resultsOf(2).every((result) => result > 0 && result < 1)).toBe(true);
  expect(new Set(resultsOf(1))).toEqual(new Set([0, 1]));
});
