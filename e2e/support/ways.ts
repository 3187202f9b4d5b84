import { type CDPSession, type Locator, type Page, expect } from '@playwright/test';
import type { DealPlace, UndercoverView } from '../../src/engine';
import {
  type Move,
  nameOfFaceDown,
  nameOfSource,
  nameOfTarget,
  named,
  tableOf,
  whereabouts,
} from './table';
import { type Texts, de } from './texts';

/** A way of asking the interface for actions. */
export interface Way {
  move(page: Page, view: UndercoverView, move: Move): Promise<void>;
  /** Moves what has this name there; `up` where that is its foundation. */
  carry(page: Page, by: Carry): Promise<void>;
  /** Taps on a card or place. */
  choose(page: Page, name: string): Promise<void>;
  /** As far as the question whether to do it. */
  askPeek(page: Page, view: UndercoverView, place: DealPlace): Promise<void>;
  mark(page: Page, view: UndercoverView, place: DealPlace): Promise<void>;
  /** Asks for the end of the turn, once. */
  end(page: Page): Promise<void>;
  /** Presses a button of the page or of a dialog. */
  press(button: Locator): Promise<void>;
}

export interface Carry {
  readonly source: string;
  readonly target: string;
  readonly up: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A move by the names of its places. */
const carryOf = (view: UndercoverView, move: Move, texts: Texts): Carry => ({
  source: nameOfSource(view, move.from, texts),
  target: nameOfTarget(view, move, texts),
  up: move.to.place === 'foundation',
});

/** From the card to be taken up to where it is let go. */
async function pathOf(page: Page, by: Carry, texts: Texts): Promise<[Point, Point]> {
  const from = await whereabouts(named(page, by.source, texts));
  const to = await whereabouts(named(page, by.target, texts));
  const end = { x: from.x + to.left - from.left + 5, y: from.y + to.top - from.top + 7 };
  return [{ x: from.x, y: from.y }, end];
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The button's name changes while it waits to be pressed a second time. */
const endButton = (page: Page, { table }: Texts): Locator =>
  page
    .getByRole('button', { name: table.endTurn })
    .or(page.getByRole('button', { name: table.endTurnSure }));

const click = (button: Locator): Promise<void> => button.click();

const mouse = (texts: Texts): Way => ({
  move(page, view, move) {
    return this.carry(page, carryOf(view, move, texts));
  },
  async carry(page, by) {
    const [start, end] = await pathOf(page, by, texts);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
  },
  choose: (page, name) => clickCard(page, name, texts),
  async askPeek(page, view, place) {
    await page.getByRole('button', { name: texts.undercover.peek, exact: true }).click();
    await clickCard(page, nameOfFaceDown(view, place, texts), texts);
  },
  async mark(page, view, place) {
    await page.getByRole('button', { name: texts.undercover.mark, exact: true }).click();
    await clickCard(page, nameOfFaceDown(view, place, texts), texts);
  },
  end: (page) => endButton(page, texts).click(),
  press: click,
});

async function clickCard(page: Page, name: string, texts: Texts): Promise<void> {
  const { x, y } = await whereabouts(named(page, name, texts));
  await page.mouse.click(x, y);
}

/** Card by card with two taps, of a finger where the page takes touch. */
const taps = (texts: Texts): Way => ({
  ...mouse(texts),
  async carry(page, by) {
    const source = await whereabouts(named(page, by.source, texts));
    const target = await whereabouts(named(page, by.target, texts));
    await page.mouse.click(source.x, source.y);
    await page.mouse.click(target.x, target.top + 3);
  },
});

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The page's own DevTools session: only through it come real touches that move. */
export function devtools(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** What the fingers on the screen do; an empty list lifts them. */
export async function touch(
  page: Page,
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  points: readonly Point[] = [],
): Promise<void> {
  const session = await devtools(page);
  const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

export async function touchDrag(page: Page, start: Point, end: Point): Promise<void> {
  await touch(page, 'touchStart', [start]);
  for (const part of [0.3, 0.7, 1]) {
    // oxlint-disable-next-line no-await-in-loop
    await touch(page, 'touchMove', [between(start, end, part)]);
  }
  await touch(page, 'touchEnd');
}

export async function touchTap(page: Page, point: Point): Promise<void> {
  await touch(page, 'touchStart', [point]);
  await touch(page, 'touchEnd');
}

const fingers = (texts: Texts): Way => ({
  move(page, view, move) {
    return this.carry(page, carryOf(view, move, texts));
  },
  async carry(page, by) {
    const [start, end] = await pathOf(page, by, texts);
    await touchDrag(page, start, end);
  },
  async choose(page, name) {
    await touchTap(page, await whereabouts(named(page, name, texts)));
  },
  async askPeek(page, view, place) {
    const point = await whereabouts(named(page, nameOfFaceDown(view, place, texts), texts));
    await touch(page, 'touchStart', [point]);
    const { column, index } = place;
    await expect(
      page.getByRole('dialog', { name: texts.undercover.peekTitle(index + 1, column + 1) }),
    ).toBeVisible();
    await touch(page, 'touchEnd');
  },
  async mark(page, view, place) {
    await page.getByRole('button', { name: texts.undercover.mark, exact: true }).tap();
    await touchTap(page, await whereabouts(named(page, nameOfFaceDown(view, place, texts), texts)));
  },
  end: (page) => endButton(page, texts).tap(),
  press: (button) => button.tap(),
});

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    // oxlint-disable-next-line no-await-in-loop
    if (await element.evaluate((one) => one === document.activeElement)) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

/** Walks over the table with the arrows until the card of this name has the focus. */
export async function walkTo(page: Page, name: string, texts: Texts = de): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    // oxlint-disable-next-line no-await-in-loop
    const key = await tableOf(page, texts).evaluate(keyTo, name);
    if (key === null) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key);
  }
  throw new Error(`The arrows do not lead to ${name}.`);
}

/** Runs in the page: the next key from the card that has the focus; null where it has the name. */
function keyTo(table: Element, name: string): string | null {
  const buttons = [...table.querySelectorAll('button')];
  const target = buttons.find((button) => button.getAttribute('aria-label') === name);
  const at = document.activeElement;
  if (target === undefined) throw new Error(`There is no ${name}.`);
  if (at === target) return null;
  // The first arrow wakes the cursor; from a button beside the table it is found by Tab.
  if (at === null || at === document.body) return 'ArrowLeft';
  if (!table.contains(at)) return 'Tab';
  const [here, there] = [at, target].map((one) => one.getBoundingClientRect());
  if (here === undefined || there === undefined) return null;
  const tops = buttons.map((button) => button.getBoundingClientRect().top);
  const topRow = Math.min(...tops);
  const inTop = (top: number): boolean => top < topRow + 2;
  if (inTop(here.top) && !inTop(there.top)) return 'ArrowDown';
  if (!inTop(here.top) && inTop(there.top)) return 'ArrowUp';
  if (Math.abs(here.left - there.left) > 2) {
    return here.left < there.left ? 'ArrowRight' : 'ArrowLeft';
  }
  return here.top < there.top ? 'ArrowDown' : 'ArrowUp';
}

const keyboard = (texts: Texts): Way => ({
  move(page, view, move) {
    return this.carry(page, carryOf(view, move, texts));
  },
  async carry(page, { source, target, up }) {
    await walkTo(page, source, texts);
    if (up) {
      await page.keyboard.press(texts.table.letters.up);
      return;
    }
    await page.keyboard.press('Enter');
    await walkTo(page, target, texts);
    await page.keyboard.press('Enter');
  },
  async choose(page, name) {
    await walkTo(page, name, texts);
    await page.keyboard.press('Enter');
  },
  async askPeek(page, view, place) {
    await walkTo(page, nameOfFaceDown(view, place, texts), texts);
    await page.keyboard.press(texts.undercover.keys.peek);
  },
  async mark(page, view, place) {
    await walkTo(page, nameOfFaceDown(view, place, texts), texts);
    await page.keyboard.press(texts.undercover.keys.mark);
  },
  end: (page) => page.keyboard.press(texts.table.letters.end),
  async press(button) {
    await tabTo(button.page(), button);
    await button.page().keyboard.press('Enter');
  },
});

/** The ways in a language of the interface. */
export const waysIn = (texts: Texts) => ({
  byMouse: mouse(texts),
  byTaps: taps(texts),
  byTouch: fingers(texts),
  byKeyboard: keyboard(texts),
});
export const { byMouse, byTaps, byTouch, byKeyboard } = waysIn(de);
