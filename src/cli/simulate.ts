/**
 * Plays many games with bots: `npm run --silent simulate -- --game undercover --level normal --games 20000 --bot simple`.
 * See `USAGE` for all it takes. Ctrl-C prints what there is so far.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { BOTS } from '../bots/bot';
import { GAMES } from '../engine';
import { type PoolWorker, runOnWorkers } from '../simulation/pool';
import type { Setup } from '../simulation/run';
import { type Tally, figuresOf } from '../simulation/tally';

const USAGE = `npm run --silent simulate -- [what]

  --game undercover|team-klondike   the game (undercover)
  --level easy|normal|hard          the level (normal)
  --bot ${BOTS.join('|')}        who sits in every seat (simple)
  --games N                         how many games (1000)
  --seed N                          the same games again for the same number (1)
  --workers N                       how many at once (one a core); changes nothing but the time
  --json                            one object instead of text

  --passes N        trips through the stock           --no-clock      any number of them
  --peek-tokens N   peeks a player                    --no-peek       none
  --kings-only      only kings into empty columns     --all-known     bots see all face-down cards
  --four-actions    four a turn                       --players 2|3   of Team-Klondike
  --time-tokens N   of Team-Klondike                  --open-hands    of Team-Klondike`;

interface Command {
  readonly setup: Setup;
  readonly options: unknown;
  readonly games: number;
  readonly workers: number;
  readonly json: boolean;
}

/** Reads the command line, or says what is wrong with it. */
function read(args: readonly string[]): Command | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { ...text, default: 'undercover' },
      level: { ...text, default: 'normal' },
      bot: { ...text, default: 'simple' },
      games: { ...text, default: '1000' },
      seed: { ...text, default: '1' },
      workers: { ...text, default: String(availableParallelism()) },
      passes: text,
      'peek-tokens': text,
      'time-tokens': text,
      players: text,
      'no-peek': flag,
      'no-clock': flag,
      'all-known': flag,
      'kings-only': flag,
      'four-actions': flag,
      'open-hands': flag,
      json: flag,
      help: flag,
    },
  });
  if (values.help) return USAGE;
  const game = Object.values(GAMES).find(({ name }) => name === values.game);
  const bot = BOTS.find((name) => name === values.bot);
  const [games, seed, workers] = [values.games, values.seed, values.workers].map(wholeNumber);
  if (game === undefined) return `There is no game ${values.game}.`;
  if (bot === undefined) return `There is no bot ${values.bot}.`;
  if (games == null || seed == null || workers == null || games < 1 || workers < 1) {
    return 'Games, seed and workers are whole numbers.';
  }
  const given = {
    level: values.level,
    ...(values['four-actions'] && { fourActions: true }),
    ...(values['no-clock'] && { noClock: true }),
    ...(values['kings-only'] && { kingsOnly: true }),
    ...(values['open-hands'] && { openHands: true }),
    ...(values.passes !== undefined && { passes: Number(values.passes) }),
    ...(values['peek-tokens'] !== undefined && { peekTokens: Number(values['peek-tokens']) }),
    ...(values['no-peek'] && { peekTokens: 0 }),
    ...(values['time-tokens'] !== undefined && { timeTokens: Number(values['time-tokens']) }),
    ...(values.players !== undefined && { players: Number(values.players) }),
  };
  const options = game.parseOptions(given);
  if (options === null) return `${game.name} has no such options: ${JSON.stringify(given)}.`;
  const setup: Setup = { game: game.name, options, bot, allKnown: values['all-known'], seed };
  return { setup, options, games, workers: Math.min(workers, games), json: values.json };
}

const wholeNumber = (text: string): number | null =>
  /^\d{1,10}$/.test(text) ? Number(text) : null;

function startWorker(): PoolWorker {
  const worker = new Worker(new URL('./simulateWorker.mjs', import.meta.url));
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage(job);
      }),
    stop: () => void worker.terminate(),
  };
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

/** Draws over itself on a terminal, and stays silent elsewhere. */
function progressBar(games: number, began: number): ((tally: Tally) => void) & { clear(): void } {
  const { stderr } = process;
  const clear = (): void => {
    if (stderr.isTTY) stderr.write('\r\u001B[K');
  };
  const draw = (tally: Tally): void => {
    if (!stderr.isTTY) return;
    const done = tally.games / games;
    const left = ((performance.now() - began) / 1000) * (1 / done - 1);
    const bar = '█'.repeat(Math.round(30 * done)).padEnd(30, '░');
    const time = left < 90 ? `${Math.ceil(left)} s` : `${Math.ceil(left / 60)} min`;
    stderr.write(
      `\r\u001B[K${bar} ${tally.games}/${games}  ${percent(tally.won / tally.games)} won  ${time} left`,
    );
  };
  return Object.assign(draw, { clear });
}

function formatText({ setup, options }: Command, tally: Tally, gamesPerSecond: number): string {
  const { games, winRate, ci95, turnsWon, ends } = figuresOf(tally);
  const [low, high] = ci95;
  const endings = Object.entries(ends)
    .toSorted(([, a], [, b]) => b - a)
    .map(([end, count]) => `${end} ${percent(count / games)}`);
  return [
    `${setup.game} ${JSON.stringify(options)}, ${setup.bot}${setup.allKnown ? ', all cards known' : ''}`,
    `games       ${games}`,
    `won         ${percent(winRate)} (95 %: ${percent(low)} to ${percent(high)})`,
    `turns       ${turnsWon?.toFixed(1) ?? '-'} in a game won`,
    `ends        ${endings.join(', ')}`,
    `speed       ${gamesPerSecond.toPrecision(3)} games a second`,
  ].join('\n');
}

async function simulate(command: Command): Promise<void> {
  const { setup, options, games, json } = command;
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const began = performance.now();
  const progress = progressBar(games, began);
  const workers = Array.from({ length: command.workers }, startWorker);
  const tally = await runOnWorkers(setup, games, workers, {
    onProgress: progress,
    signal: stop.signal,
  });
  const gamesPerSecond = (tally.games * 1000) / (performance.now() - began);
  for (const worker of workers) worker.stop();
  progress.clear();
  const { game, bot } = setup;
  const figures = { game, options, bot, ...figuresOf(tally), gamesPerSecond };
  console.log(json ? JSON.stringify(figures) : formatText(command, tally, gamesPerSecond));
}

const command = read(process.argv.slice(2));
if (typeof command === 'string') {
  console.error(command);
  process.exitCode = command === USAGE ? 0 : 2;
} else {
  await simulate(command);
}
