import type { Page } from '@playwright/test';
import {
  type Card,
  type DealPlace,
  type UndercoverState,
  formatDealCode,
  undercover,
} from '../src/engine';
import { type Deal, dealOfCode } from './support/deal';
import { EXAMPLE } from './support/example';
import { type Player, openTable } from './support/player';
import { expectHidden, expectSeen, hiddenCards, watch } from './support/search';
import { nameOfFaceDown, named, publicView, whereabouts } from './support/table';
import { hide } from './support/tabs';
import { expect, test } from './support/test';
import { numbersFrom, wander } from './support/walk';
import { waysIn } from './support/ways';
import { type Texts, de, en } from './support/texts';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Only Chromium tells what it reads out.',
);
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});

const dealOf = (seed: number): Deal => {
  const options = undercover.parseOptions({ level: 'normal', passes: 3, peekTokens: 10 });
  return dealOfCode(formatDealCode({ game: 'undercover', options, seed }));
};

const faceDown = (page: Page, state: UndercoverState, place: DealPlace, texts: Texts) =>
  named(page, nameOfFaceDown(publicView(state), place, texts), texts);

/** Presses on the card of this turn's peek, and looks at it for as long as it is pressed. */
async function lookAt(player: Player, place: DealPlace, texts: Texts): Promise<void> {
  const { page } = player;
  const card = player.state().columns[place.column]?.down[place.index] as Card;
  const { x, y } = await whereabouts(faceDown(page, player.state(), place, texts));
  await expectHidden(page, hiddenCards(player.state()));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expectSeen(page, card);
  await page.mouse.up();
  await expect(page.getByText(texts.cards.name(card))).toHaveCount(0);
  const others = hiddenCards(player.state()).filter((one) => one !== card);
  await expectHidden(page, hiddenCards(player.state()), others);
}

interface Walk {
  readonly seed: number;
  /** Turns that were ended before the walk begins. */
  readonly ends: number;
  readonly steps: number;
  readonly texts: Texts;
}

/** Plays at random, and after every step searches the whole page for what is hidden. */
async function walk(page: Page, { seed, ends, steps, texts }: Walk): Promise<void> {
  const random = numbersFrom(seed);
  const { byMouse, byTaps } = waysIn(texts);
  await watch(page);
  const player = await openTable(page, dealOf(seed), Array(ends).fill('end'), byMouse, texts);
  for (let step = 0; step < steps && player.state().status === 'play'; step++) {
    const before = player.state();
    const action = wander(before, random);
    // oxlint-disable-next-line no-await-in-loop
    await player.play(undercover.formatAction(action), step % 2 === 0 ? byMouse : byTaps);
    const after = player.state();
    const still = hiddenCards(after).filter((card) => hiddenCards(before).includes(card));
    // oxlint-disable-next-line no-await-in-loop
    await expectHidden(page, hiddenCards(after), still);
    // oxlint-disable-next-line no-await-in-loop
    if (action.type === 'peek') await lookAt(player, action, texts);
    if (step % 12 !== 11 || after.status !== 'play') continue;
    // oxlint-disable-next-line no-await-in-loop
    await (step % 24 === 11 ? page.reload() : hide(page));
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('button', { name: /^(Ich bin|I am) / })).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await expectHidden(page, hiddenCards(after));
    // oxlint-disable-next-line no-await-in-loop
    await player.uncover(byMouse);
  }
}

test.describe('a random game', () => {
  test.slow();

  test('shows no hidden card anywhere, step by step', ({ page }) =>
    walk(page, { seed: 11, ends: 0, steps: 34, texts: de }));

  test.describe('in English', () => {
    test.use({ locale: 'en-GB' });

    test('shows no hidden card anywhere, nor in the next passes', ({ page }) =>
      walk(page, { seed: 12, ends: 19, steps: 40, texts: en }));
  });
});

const { byMouse } = waysIn(de);
const ACE: DealPlace = { column: 4, index: 3 };

async function peekedAce(page: Page): Promise<Player> {
  await watch(page);
  const player = await openTable(page, EXAMPLE, [], byMouse);
  await player.play('peek:5.4', byMouse);
  return player;
}

async function holdAce(page: Page, player: Player): Promise<void> {
  const { x, y } = await whereabouts(faceDown(page, player.state(), ACE, de));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expectSeen(page, 'AD');
}

for (const [what, interrupt] of [
  [
    'the window loses the focus',
    (page: Page) => page.evaluate(() => void dispatchEvent(new Event('blur'))),
  ],
  ['another tab comes to the front', hide],
  ['the page is loaded again', (page: Page) => page.reload()],
  [
    'the turn is ended by key',
    async (page: Page) => {
      await page.keyboard.press(de.table.letters.end);
      await expect(page.getByRole('button', { name: de.table.endTurnSure })).toBeEnabled();
      await page.keyboard.press(de.table.letters.end);
    },
  ],
  ['the menu opens', (page: Page) => page.keyboard.press('?')],
  [
    'the window changes its size',
    (page: Page) => page.setViewportSize({ width: 900, height: 700 }),
  ],
] as const) {
  test(`a peeked card is gone as soon as ${what}`, async ({ page }) => {
    const player = await peekedAce(page);
    await holdAce(page, player);
    await interrupt(page);
    await expect(page.getByText(de.cards.name('AD'))).toHaveCount(0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const others = hiddenCards(player.state()).filter((card) => card !== 'AD' && card !== 'TD');
    await expectHidden(page, ['AD', ...others], others);
    await page.mouse.up();
    await expectHidden(page, ['AD', ...others]);
  });
}

test('a peeked card is gone as soon as Back leads to the start page', async ({ page }) => {
  const player = await peekedAce(page);
  await page.goto('./');
  await page.getByRole('button', { name: de.start.open.resume }).click();
  await player.uncover(byMouse);
  await holdAce(page, player);
  await page.goBack();
  await expect(page.getByRole('button', { name: de.start.open.resume })).toBeVisible();
  await page.mouse.up();
  const others = hiddenCards(player.state()).filter((card) => card !== 'AD');
  await expectHidden(page, ['AD', ...others], others);
  await page.goForward();
  await player.uncover(byMouse);
  await expectHidden(page, ['AD', ...others]);
});

test('a card held by key is gone when the key is let go within a dialog', async ({ page }) => {
  await peekedAce(page);
  await page.keyboard.down(de.undercover.keys.peek);
  await expectSeen(page, 'AD');
  await page.keyboard.down('?');
  await expect(page.getByRole('dialog', { name: de.table.keysTitle })).toBeVisible();
  await expect(page.getByText(de.cards.name('AD'))).toHaveCount(0);
  await page.keyboard.up(de.undercover.keys.peek);
  await page.getByRole('button', { name: de.app.close }).click();
  await expect(page.getByText(de.cards.name('AD'))).toHaveCount(0);
});
