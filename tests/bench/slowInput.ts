import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SlowPage } from './slowPage';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Longer than a double tap, and than any motion of a single card. */
const BETWEEN_TAPS = 600;
const A_FRAME = 1000 / 60;

/** The finger on the page. Real touches: they take the browser's whole way. */
async function touch({ devtools }: SlowPage, type: 'Start' | 'Move' | 'End', point?: Point) {
  const touchPoints = point === undefined ? [] : [point];
  await devtools.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
}

/** A point of the last card of a place, or of the bare place. */
export function middleOf(page: Page, place: string): Promise<Point> {
  return page.evaluate((id) => {
    const cards = document.querySelectorAll(`[data-place="${id}"]`);
    const box = cards[cards.length - 1]?.getBoundingClientRect();
    if (box === undefined) throw new Error(`There is no ${id}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, place);
}

/**
 * Taps, and answers how long it took in milliseconds from the tap's slowest event until the next paint: the duration of
 * the Event Timing API, that is until the picture is handed to the screen, in steps of 8 ms. What takes less than 16 ms
 * counts as 16.
 */
export async function tap(slow: SlowPage, point: Point): Promise<number> {
  await slow.page.evaluate(() => {
    const taps = { slowest: 16, observer: new PerformanceObserver(() => {}) };
    taps.observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) taps.slowest = Math.max(taps.slowest, duration);
    });
    const shortest: object = { durationThreshold: 16 };
    taps.observer.observe({ type: 'event', ...shortest });
    Object.assign(window, { taps });
  });
  await touch(slow, 'Start', point);
  await touch(slow, 'End');
  await sleep(BETWEEN_TAPS);
  return slow.page.evaluate(() => {
    const { taps } = window as unknown as {
      taps: { slowest: number; observer: PerformanceObserver };
    };
    taps.observer.disconnect();
    return taps.slowest;
  });
}

/**
 * Drags along a line and back, and answers for each move how long it took in milliseconds from the event's own time
 * until the page has handed over the frame that shows it: a message sent from the frame's callback arrives when style,
 * layout and paint are done. The wait for the frame is part of it, so half a frame is as little as can be expected.
 */
export async function drag(slow: SlowPage, from: Point, by: Point): Promise<readonly number[]> {
  await touch(slow, 'Start', from);
  // Past what still counts as a tap; taking the card up is measured with the tap.
  await touch(slow, 'Move', { x: from.x + 24, y: from.y });
  await sleep(BETWEEN_TAPS);
  await slow.page.evaluate(() => {
    const times: number[] = [];
    const onMove = ({ timeStamp }: PointerEvent): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          times.push(performance.now() - timeStamp);
          port1.close();
        });
        port1.start();
        port2.postMessage(null);
      });
    };
    // On the element that the event reaches last, so that the page's own callback runs first.
    window.addEventListener('pointermove', onMove);
    Object.assign(window, {
      drag: { times, stop: () => removeEventListener('pointermove', onMove) },
    });
  });
  for (let step = 1; step <= 30; step++) {
    const way = Math.sin((Math.PI * step) / 30);
    // oxlint-disable-next-line no-await-in-loop
    await touch(slow, 'Move', { x: from.x + 24 + by.x * way, y: from.y + by.y * way });
    // Not in step with the frames.
    // oxlint-disable-next-line no-await-in-loop
    await sleep(23);
  }
  const times = await slow.page.evaluate(() => {
    const { drag: dragged } = window as unknown as {
      drag: { times: number[]; stop: () => void };
    };
    dragged.stop();
    return dragged.times;
  });
  await touch(slow, 'Move', from);
  await touch(slow, 'End');
  await sleep(BETWEEN_TAPS);
  return times;
}

/**
 * The share of frames that came on time while something moved: of all sixtieths of a second from the first frame that
 * shows an animation of the page to the last, those that got a frame of the page. How long it takes to draw that first
 * frame is not part of it: the animation's own clock starts there. `act` begins the motion and waits until it is over.
 */
export async function framesOnTime(
  { page }: SlowPage,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(() => {
    const frames = { all: [] as { time: number; moving: boolean }[], on: true };
    const next = (time: number): void => {
      const moving = document.getAnimations().some(({ playState }) => playState === 'running');
      frames.all.push({ time, moving });
      if (frames.on) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  await act();
  const frames = await page.evaluate(() => {
    const { frames: seen } = window as unknown as {
      frames: { all: { time: number; moving: boolean }[]; on: boolean };
    };
    seen.on = false;
    return seen.all;
  });
  let due = 0;
  let onTime = 0;
  for (const [i, { time, moving }] of frames.entries()) {
    const before = frames[i - 1];
    if (before === undefined || !before.moving || !moving || frames[i - 2]?.moving !== true)
      continue;
    onTime += 1;
    due += Math.max(1, Math.round((time - before.time) / A_FRAME));
  }
  if (due === 0) throw new Error('Nothing moved.');
  return onTime / due;
}
