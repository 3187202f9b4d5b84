import { describe, expect, test } from 'vitest';
import { type Job, type PoolWorker, doJob, runOnWorkers } from '../../src/simulation/pool';
import { type Setup, playGame, runGames } from '../../src/simulation/run';
import { NO_GAMES, type Tally, addTallies, interval95, tallyOf } from '../../src/simulation/tally';

const COMMON = { options: { level: 'normal' }, bot: 'simple', allKnown: false, seed: 1 } as const;
const SETUP: Setup = { ...COMMON, game: 'undercover' };
const SETUPS: readonly Setup[] = [SETUP, { ...COMMON, game: 'team-klondike' }];
const worker = (): PoolWorker => ({ run: async (job: Job) => doJob(job), stop: () => {} });

describe.each(SETUPS)('many games of $game', (setup) => {
  test('come to the same whatever the number of workers', async () => {
    const alone = runGames(setup, 0, 60);
    for (const count of [1, 2, 5]) {
      const workers = Array.from({ length: count }, worker);
      expect(await runOnWorkers(setup, 60, workers)).toEqual(alone);
    }
  });

  test('hang on the seed alone', () => {
    expect(playGame(setup, 3)).toEqual(playGame(setup, 3));
    expect(runGames({ ...setup, seed: 2 }, 0, 60)).not.toEqual(runGames(setup, 0, 60));
  });
});

describe('many games', () => {
  test('stop with what there is', async () => {
    const stop = new AbortController();
    const tally = await runOnWorkers(SETUP, 10_000, [worker()], {
      onProgress: ({ games }) => {
        if (games >= 5) stop.abort();
      },
      signal: stop.signal,
    });
    expect(tally.games).toBeGreaterThanOrEqual(5);
    expect(tally.games).toBeLessThan(10_000);
  });

  test('are won more often with peeking, and yet more often knowing all', () => {
    const won = (change: Partial<Setup>): number => runGames({ ...SETUP, ...change }, 0, 600).won;
    const never = won({ options: { level: 'normal', peekTokens: 0 } });
    const fair = won({});
    expect(fair).toBeGreaterThan(never);
    expect(won({ allKnown: true })).toBeGreaterThan(fair);
  }, 60_000);
});

test('games of Team-Klondike are won more often with more time tokens, and end in every way', () => {
  const tallyWith = (timeTokens: number, players: number): Tally =>
    runGames(
      { ...COMMON, game: 'team-klondike', options: { level: 'normal', timeTokens, players } },
      0,
      400,
    );
  for (const players of [2, 3]) {
    const [few, many] = [tallyWith(3, players), tallyWith(20, players)];
    expect(many.won).toBeGreaterThan(few.won);
    expect(Object.keys(many.ends)).toEqual(
      expect.arrayContaining(['won', 'lost:time', 'lost:deadend']),
    );
  }
}, 60_000);

test('tallies add up', () => {
  const games = [
    { end: 'won', turns: 30 },
    { end: 'won', turns: 40 },
    { end: 'lost:clock', turns: 50 },
  ] as const;
  expect(games.map(tallyOf).reduce(addTallies, NO_GAMES)).toEqual({
    games: 3,
    won: 2,
    turnsWon: 70,
    ends: { won: 2, 'lost:clock': 1 },
  });
});

test.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [10, 10, 0.722, 1],
  [480, 1000, 0.449, 0.511],
])('%i of %i lie between %f and %f with 95 %%', (hits, tries, low, high) => {
  const [from, to] = interval95(hits, tries);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});
