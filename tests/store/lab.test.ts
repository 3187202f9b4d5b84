import { describe, expect, test } from 'vitest';
import { undercover } from '../../src/engine';
import { type PoolWorker, doJob, runOnWorkers } from '../../src/simulation/pool';
import { runGames } from '../../src/simulation/run';
import { type Tally, figuresOf } from '../../src/simulation/tally';
import { type Setting, type Simulator, SEED, createLab } from '../../src/store/lab';

const settingOf = (given: object, bot: Setting['bot'] = 'random'): Setting => ({
  game: 'undercover',
  options: undercover.parseOptions({ level: 'easy', ...given }),
  bot,
  allKnown: false,
});
const [one, two] = [settingOf({ passes: 1 }), settingOf({ passes: 2 })];

const figuresFor = (setting: Setting, games: number) =>
  figuresOf(runGames({ ...setting, seed: SEED }, 0, games));

/** The real games, played on the spot, with a note of who asked for how many. */
function simulatorHere(worker: PoolWorker = { run: async (job) => doJob(job), stop: () => {} }) {
  const asked: string[] = [];
  const before = new Map<string, Tally>();
  let stopped = false;
  const simulator: Simulator = {
    async play(run, games, onProgress, signal) {
      const key = JSON.stringify(run);
      asked.push(`${run.options === one.options ? 'one' : 'two'} ${games}`);
      const tally = await runOnWorkers(run, games, [worker], {
        ...(before.has(key) ? { before: before.get(key)! } : {}),
        onProgress(come) {
          before.set(key, come);
          onProgress(figuresOf(come));
        },
        signal,
      });
      before.set(key, tally);
    },
    stop: () => {
      stopped = true;
    },
  };
  return { simulator, asked, isStopped: () => stopped };
}

function labWith(settings: readonly Setting[], here = simulatorHere()) {
  // Time flies, so that everything is told at once.
  let time = 0;
  const lab = createLab(
    async () => here.simulator,
    settings,
    () => (time += 1000),
  );
  lab.setGames(40);
  return { lab, ...here, now: () => lab.state.getState() };
}
const figuresIn = ({ rows }: { readonly rows: readonly { readonly figures: unknown }[] }) =>
  rows.map(({ figures }) => figures);

describe('The lab', () => {
  test('plays every setting the games that were asked for, all growing side by side', async () => {
    const { lab, now, asked } = labWith([one, two]);
    expect(figuresIn(now())).toEqual([null, null]);
    await lab.run();
    expect(figuresIn(now())).toEqual([figuresFor(one, 40), figuresFor(two, 40)]);
    expect(now()).toMatchObject({ running: false, done: 1, secondsLeft: null, failed: false });
    expect(asked.slice(0, 4)).toEqual(['one 2', 'two 2', 'one 4', 'two 4']);
  });

  test('goes on where it was stopped, to the same end', async () => {
    const { lab, now } = labWith([one, two]);
    const run = lab.run();
    const unsubscribe = lab.state.subscribe(() => lab.stop());
    await run;
    unsubscribe();
    expect(now().running).toBe(false);
    expect(now().done).toBeLessThan(1);
    await lab.run();
    expect(figuresIn(now())).toEqual([figuresFor(one, 40), figuresFor(two, 40)]);
  });

  test('adds games to those that have been played', async () => {
    const { lab, now, asked } = labWith([one]);
    await lab.run();
    lab.setGames(60);
    expect(now().done).toBe(0);
    expect(figuresIn(now())).toEqual([figuresFor(one, 40)]);
    asked.length = 0;
    await lab.run();
    expect(asked[0]).toBe('one 42');
    expect(figuresIn(now())).toEqual([figuresFor(one, 60)]);
  });

  test('forgets what was found out of a setting that changes, and nothing else', async () => {
    const { lab, now } = labWith([one, one]);
    await lab.run();
    const [first, second] = now().rows;
    lab.change(second!.id, two);
    expect(figuresIn(now())).toEqual([first!.figures, null]);
    const third = lab.add();
    expect(now().rows.at(-1)).toEqual({ id: third, setting: two, figures: null });
    lab.remove(first!.id);
    expect(now().rows.map(({ id }) => id)).toEqual([second!.id, third]);
    lab.ask([one]);
    expect(figuresIn(now())).toEqual([null]);
  });

  test('says that it failed where a worker does, keeps what there is, and can go on', async () => {
    let jobs = 0;
    const here = simulatorHere({
      async run(job) {
        if (++jobs === 3) throw new Error('A worker has failed.');
        return doJob(job);
      },
      stop() {},
    });
    const { lab, now } = labWith([one], here);
    await lab.run();
    expect(now()).toMatchObject({ running: false, failed: true });
    await lab.run();
    expect(now()).toMatchObject({ failed: false, done: 1 });
    expect(figuresIn(now())).toEqual([figuresFor(one, 40)]);
  });

  test('that is left ends its workers, and calls that no failure', async () => {
    const { lab, now, isStopped } = labWith([one]);
    const run = lab.run();
    const unsubscribe = lab.state.subscribe(() => lab.close());
    await run;
    unsubscribe();
    expect(isStopped()).toBe(true);
    expect(now()).toMatchObject({ running: false, failed: false });
  });
});
