import { setTimeout as sleep } from 'node:timers/promises';
import { dealOfCode, keepAhead, keptGame } from '../../e2e/support/deal';
import { wonGames } from '../../e2e/support/fixtures';
import { type UndercoverAction, undercover } from '../../src/engine';
import { de } from '../../src/i18n/de';
import { lab } from '../../src/i18n/de/lab';
import type { Bench } from './report';
import { type Point, drag, framesOnTime, middleOf, tap } from './slowInput';
import { type SlowPage, type SlowPages, slowPages } from './slowPage';

const LOADS = 9;
const TAPS = 7;
const MOVES = 5;
const DEALS = 3;
/** Words of a game after which its table is well filled with open cards. */
const HALF = 30;
const unit = 'ms';
/**
 * What the page may take longer than the empty one, in milliseconds: a frame for a tap, half a frame for a move of a
 * drag. Not so much in all, since on a busy or an older machine the empty page takes longer than that by itself.
 */
const TAP = 16;
const DRAG = 8;
/** Of a hundred frames, how many have to come on time. */
const FRAMES = 95;

/** The built page on a processor four times slower, beside an empty page with one button: medians of some runs. */
export const bench: Bench = async (report) => {
  const pages = await slowPages();
  try {
    const floor: Load[] = [];
    const start: Load[] = [];
    // In turns, so that what else the machine does meets both.
    await times(LOADS, async () => {
      floor.push(await load(pages, 'floor'));
      start.push(await load(pages, 'start'));
    });
    const of = (loads: readonly Load[], figure: keyof Load): number =>
      median(loads.map((one) => one[figure]));
    const multiple = (figure: keyof Load): number => of(start, figure) / of(floor, figure);
    report({ name: 'floor: first paint', value: of(floor, 'paint'), unit });
    report({ name: 'floor: work until loaded', value: of(floor, 'work'), unit });
    report({ name: 'first paint ÷ floor', value: multiple('paint'), atMost: 2.5 });
    report({ name: 'start page there ÷ floor', value: multiple('there') });
    report({ name: 'work until loaded ÷ floor', value: multiple('work'), atMost: 2.2 });

    const bare = await pages.open('floor');
    const button = await middleOf(bare.page, 'floor');
    const floorTaps = await times(TAPS, () => tap(bare, button));
    const floorTap = median(floorTaps);
    const floorDrag = await dragOf(bare, button);
    report({ name: 'floor: tap → next paint', value: floorTap, unit });
    report({ name: 'floor: drag move → next paint', value: floorDrag, unit });
    const floorFrames = await framesOnTime(bare, () => slide(bare));
    // Where even the empty page is late, the machine is too busy to tell anything of frames.
    report({ name: 'floor: frames on time', value: 100 * floorFrames, unit: '%', atLeast: FRAMES });
    await close(bare);

    const onTime = (name: string, shares: readonly number[]): void => {
      const value = 100 * median(shares);
      report({ name: `frames on time: ${name}`, value, unit: '%', atLeast: FRAMES });
    };

    const { code, words, from, to } = halfPlayed();
    const slow = await openGame(pages, code, words);
    const card = await middleOf(slow.page, from);
    const target = await middleOf(slow.page, to);
    const taps = await times(TAPS, async () => {
      const takesUp = await tap(slow, card);
      await tap(slow, card);
      return takesUp;
    });
    report({ name: 'tap → next paint', value: median(taps), unit, atMost: floorTap + TAP });
    const lays = await times(MOVES, () => moveAndBack(slow, card, () => tap(slow, target)));
    report({ name: 'tap that moves a card → next paint', value: median(lays), unit });
    const drags = await dragOf(slow, card);
    report({ name: 'drag move → next paint', value: drags, unit, atMost: floorDrag + DRAG });
    const moves = await times(MOVES, () =>
      moveAndBack(slow, card, () => framesOnTime(slow, () => tap(slow, target))),
    );
    onTime('a move', moves);
    await close(slow);

    onTime('the deal', await times(DEALS, () => deal(pages)));
    onTime('a won table', [await playOut(pages)]);
    onTime('the lab at work', await labAtWork(pages));
  } finally {
    await pages.close();
  }
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** One after the other, never side by side: that would be another load on the machine. */
async function times<T>(count: number, run: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (let i = 0; i < count; i++) all.push(await run());
  return all;
}

const close = ({ page }: SlowPage): Promise<void> => page.context().close();

/** In milliseconds. */
interface Load {
  /** From the start of the navigation until something of the page is first painted (first-contentful-paint). */
  readonly paint: number;
  /** From the start of the navigation until the first button is painted. */
  readonly there: number;
  /** Processor time of all tasks of the page's main thread until all is quiet: also of what waits for the first paint. */
  readonly work: number;
}

/** In milliseconds: long after the last of it. */
const QUIET = 1500;

/** Loads a page for the first time ever: nothing cached, nothing compiled. */
async function load(pages: SlowPages, address: 'floor' | 'start'): Promise<Load> {
  const { page, devtools } = await pages.open(address, async (opened) => {
    await opened.addInitScript(() => {
      const look = (): void => {
        if (document.querySelector('button') === null) requestAnimationFrame(look);
        else performance.mark('there');
      };
      requestAnimationFrame(look);
    });
  });
  await sleep(QUIET);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const [paint, there] = await page.evaluate(() =>
    ['first-contentful-paint', 'there'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN,
    ),
  );
  await close({ page, devtools });
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  return { paint: paint ?? NaN, there: there ?? NaN, work: work * 1000 };
}

/** Something moves in the page, as long as cards do in a deal. */
async function slide({ page }: SlowPage): Promise<void> {
  await page.evaluate(async () => {
    const button = document.querySelector('button');
    await button?.animate([{ translate: '0' }, { translate: '9rem' }], 900).finished;
  });
}

async function dragOf(slow: SlowPage, from: Point): Promise<number> {
  return median(await drag(slow, from, { x: 160, y: 120 }));
}

/** Takes the card up, does what moves it, and takes the move back. */
async function moveAndBack<T>(slow: SlowPage, card: Point, move: () => Promise<T>): Promise<T> {
  await tap(slow, card);
  const answer = await move();
  await slow.page.getByRole('button', { name: de.table.takeBack }).click();
  await sleep(QUIET / 3);
  return answer;
}

/** A game in which somebody is about to move an open card from column to column, and then may take it back. */
function halfPlayed() {
  for (const { code, words } of wonGames()) {
    const dealt = dealOfCode(code);
    let state = undercover.deal(dealt.options, dealt.deck);
    for (const [at, word] of words.entries()) {
      const move = undercover.legalActions(state).find(({ type, ...action }) => {
        if (type !== 'move' || !('from' in action)) return false;
        const { from, to } = action;
        if (from.place !== 'column' || to.place !== 'column' || from.count > 1) return false;
        return (state.columns[from.column]?.up.length ?? 0) > 1;
      });
      if (at >= HALF && move?.type === 'move' && 'column' in move.from && 'column' in move.to) {
        const [from, to] = [`t${move.from.column}`, `t${move.to.column}`];
        return { code, words: words.slice(0, at), from, to };
      }
      const applied = undercover.apply(state, undercover.parseAction(word) as UndercoverAction);
      if (!applied.ok) throw new Error(`${word} is not legal: ${applied.refusal}`);
      state = applied.state;
    }
  }
  throw new Error('No such game.');
}

/** Opens a game that stands where these words led, with the player to move at the table. */
async function openGame(
  pages: SlowPages,
  code: string,
  words: readonly string[],
): Promise<SlowPage> {
  const kept = keptGame(dealOfCode(code), words);
  const slow = await pages.open('game', (page) => keepAhead(page, kept));
  await slow.page.getByRole('dialog').getByRole('button').first().click();
  await sleep(QUIET);
  return slow;
}

/** Deals from the start page, and watches the cards fly. */
async function deal(pages: SlowPages): Promise<number> {
  const slow = await pages.open('start');
  const button = slow.page.getByRole('button', { name: de.start.start, exact: true });
  await button.waitFor();
  await sleep(QUIET);
  const share = await framesOnTime(slow, async () => {
    await button.click();
    await sleep(2 * QUIET);
  });
  await close(slow);
  return share;
}

/** Makes the last move of a won game, and watches all cards go home. */
async function playOut(pages: SlowPages): Promise<number> {
  const { code, words } = wonGames()[0] ?? { code: '', words: [] };
  const last = undercover.parseAction(words.at(-1) ?? '');
  if (last?.type !== 'move' || last.to.place !== 'column') throw new Error('No such game.');
  const slow = await openGame(pages, code, words.slice(0, -1));
  const { from, to } = last;
  await tap(slow, await middleOf(slow.page, from.place === 'column' ? `t${from.column}` : 'waste'));
  const target = await middleOf(slow.page, `t${to.column}`);
  const share = await framesOnTime(slow, async () => {
    await tap(slow, target);
    await slow.page.getByRole('dialog', { name: de.table.end.won }).waitFor();
  });
  await close(slow);
  return share;
}

/** Lets the lab play in the background, and meanwhile something move in its page. */
async function labAtWork(pages: SlowPages): Promise<readonly number[]> {
  const slow = await pages.open('lab');
  await slow.page.getByLabel(lab.games).selectOption('20000');
  await slow.page.getByRole('button', { name: lab.start, exact: true }).click();
  await sleep(QUIET);
  const shares = await times(MOVES, () => framesOnTime(slow, () => slide(slow)));
  await close(slow);
  return shares;
}
