import { expect, test } from 'vitest';
import { shuffle, undercover } from '../../src/engine';
import { Judge } from '../../src/bots/undercover/judge';
import { boardOfView } from '../../src/search/undercover/engine';

/** What simple players won of 60,000 games, 20,000 a level, when the judge learned. */
const WON = { easy: 0.75, normal: 0.6, hard: 0.18 };

test.each(['easy', 'normal', 'hard'] as const)(
  'before the first turn the judge expects what simple players win on %s',
  (level) => {
    const options = undercover.parseOptions({ level })!;
    const judge = new Judge();
    let sum = 0;
    for (let seed = 0; seed < 200; seed++) {
      const state = undercover.deal(options, shuffle(seed));
      sum += judge.chance(boardOfView(undercover.viewFor(state, state.seat)));
    }
    expect(Math.abs(sum / 200 - WON[level])).toBeLessThan(0.06);
  },
);
