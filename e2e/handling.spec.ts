import { type Page, devices } from '@playwright/test';
import { de } from './support/texts';
import { dealOfTable } from './support/deal';
import { EXAMPLE, JACK, TEN_ON_WASTE } from './support/example';
import { type Player, openTable } from './support/player';
import { nameOfFaceDown, nameOfSource, named, publicView, whereabouts } from './support/table';
import { hide } from './support/tabs';
import { expect, test } from './support/test';
import { byMouse, byTouch, touch, touchDrag, touchTap } from './support/ways';

const tablet = devices['iPad (gen 7) landscape'];

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test touch.');
test.use({
  viewport: { width: 1024, height: 768 },
  deviceScaleFactor: tablet.deviceScaleFactor,
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const atSecondTurn = (page: Page): Promise<Player> => openTable(page, EXAMPLE, ['end'], byTouch);

/** Carries the ten half of the way to its jack, and holds it there. */
async function carryTen(page: Page) {
  const home = await whereabouts(named(page, TEN_ON_WASTE));
  const jack = await whereabouts(named(page, JACK));
  const by = { x: Math.round((jack.x - home.x) / 2), y: Math.round((jack.y - home.y) / 2) };
  const away = { x: home.x + by.x, y: home.y + by.y };
  await touch(page, 'touchStart', [home]);
  await touch(page, 'touchMove', [{ x: home.x + 15, y: home.y + 15 }]);
  await touch(page, 'touchMove', [away]);
  await expect.poll(() => offset(page, home)).toEqual(by);
  return { home, jack, away, by };
}

/** How far the ten is from where it lay. */
async function offset(page: Page, home: { readonly left: number; readonly top: number }) {
  const { left, top } = await named(page, TEN_ON_WASTE).evaluate((card) => {
    const box = card.getBoundingClientRect();
    return { left: box.left, top: box.top };
  });
  return { x: Math.round(left - home.left), y: Math.round(top - home.top) };
}

const expectHome = (page: Page, home: { readonly left: number; readonly top: number }) =>
  expect.poll(() => offset(page, home)).toEqual({ x: 0, y: 0 });

test('a second finger is ignored while the first carries a card', async ({ page }) => {
  const player = await atSecondTurn(page);
  const { home, jack, away, by } = await carryTen(page);
  const king = await whereabouts(named(page, `${de.cards.name('KS')}, ${de.table.column(6)}`));
  await touch(page, 'touchStart', [away, king]);
  await touch(page, 'touchMove', [away, { x: king.x - 120, y: king.y + 60 }]);
  await expect.poll(() => offset(page, home)).toEqual(by);
  await touch(page, 'touchMove', [
    { x: home.x + jack.left - home.left, y: home.y + jack.top - home.top },
    king,
  ]);
  await touch(page, 'touchEnd');
  await player.follow('w>t3');
});

for (const [what, breakOff] of [
  ['the system takes the touch away', (page: Page) => touch(page, 'touchCancel')],
  ['Escape is pressed', (page: Page) => page.keyboard.press('Escape')],
  ['another tab comes to the front', hide],
  [
    'the window loses the focus',
    (page: Page) => page.evaluate(() => void dispatchEvent(new Event('blur'))),
  ],
] as const) {
  test(`a carried card goes back when ${what}`, async ({ page }) => {
    const player = await atSecondTurn(page);
    const { home } = await carryTen(page);
    await breakOff(page);
    await expectHome(page, home);
    if (!what.includes('system')) await touch(page, 'touchEnd');
    if (what.includes('tab')) await player.uncover(byMouse);
    await player.expectShown();
    await player.play('w>t3', byTouch);
  });
}

for (const [what, size] of [
  ['the tablet is turned', { width: 768, height: 1024 }],
  ['the window changes its size', { width: 1100, height: 700 }],
] as const) {
  test(`a carried card goes back when ${what}`, async ({ page }) => {
    const player = await atSecondTurn(page);
    await carryTen(page);
    await page.setViewportSize(size);
    await touch(page, 'touchEnd');
    await player.expectShown();
    const [waste, stock] = await Promise.all([
      whereabouts(named(page, TEN_ON_WASTE)),
      whereabouts(named(page, de.table.stock(22))),
    ]);
    expect(waste.top).toBeCloseTo(stock.top);
    const recap = page.getByRole('button', { name: de.table.recap.close });
    await recap.tap();
    await player.play('w>t3', byTouch);
  });
}

test('a flick leaves nothing behind, and the next tap on a button counts', async ({ page }) => {
  const player = await atSecondTurn(page);
  const home = await whereabouts(named(page, TEN_ON_WASTE));
  await touchDrag(page, home, { x: home.x + 240, y: home.y + 330 });
  await page.getByRole('button', { name: de.table.menu, exact: true }).tap();
  await page.getByRole('button', { name: de.app.close }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectHome(page, home);
  await expect(page.locator('[data-lifted]')).toHaveCount(0);
  await player.expectShown();
});

/** An ace and a deuce of its suit lie open, and a third card of it below them. */
const LOW = dealOfTable(
  '|AD/5D|2D/QHKC|3D/5C8C3S|KH/4C6C8HJC|9S/THJD2S3H4H|KS/5H6D7S7HJSQC|9C',
  '3CTD',
  { level: 'normal' },
);

test('a double tap sends a card up, and a third tap does no more', async ({ page }) => {
  const player = await openTable(page, LOW, ['t1>f'], byTouch);
  const deuce = await whereabouts(
    named(
      page,
      nameOfSource(publicView(player.state()), {
        place: 'column',
        column: 1,
        count: 1,
      }),
    ),
  );
  for (let taps = 0; taps < 3; taps++) {
    // oxlint-disable-next-line no-await-in-loop
    await touchTap(page, deuce);
  }
  await player.follow('t2>f');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('a double tap on a card that cannot go up changes nothing and says why', async ({ page }) => {
  const player = await atSecondTurn(page);
  const ten = await whereabouts(named(page, TEN_ON_WASTE));
  await touchTap(page, ten);
  await touchTap(page, ten);
  await expect(page.getByText(de.table.refusals.foundationNotNext)).toBeVisible();
  await player.expectShown();
});

test('a long press asks for the peek, and opens no menu of the system', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, [], byTouch);
  await page.evaluate(() => {
    addEventListener('contextmenu', ({ defaultPrevented }) => {
      document.documentElement.dataset['menu'] = defaultPrevented ? 'refused' : 'opened';
    });
  });
  await byTouch.askPeek(page, publicView(player.state()), { column: 4, index: 3 });
  await expect(page.locator('html[data-menu="opened"]')).toHaveCount(0);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await page.getByRole('button', { name: de.app.cancel }).tap();
  await player.expectShown();
});

test('a card held to be seen is not tapped when it is let go', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, [], byTouch);
  await player.play('peek:5.4', byTouch);
  const place = { column: 4, index: 3 };
  const card = await whereabouts(named(page, nameOfFaceDown(publicView(player.state()), place)));
  await touch(page, 'touchStart', [card]);
  await expect(page.getByText(de.cards.name('AD'))).toHaveCount(1);
  const pressed = await page.evaluate(() => performance.now());
  // Longer than a glance, and longer than a long press.
  await page.waitForFunction((start) => performance.now() > start + 600, pressed);
  await touch(page, 'touchEnd');
  await expect(page.getByText(de.cards.name('AD'))).toHaveCount(0);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await player.expectShown();
});

test('the page itself neither zooms nor scrolls nor reloads by a gesture', async ({ page }) => {
  const player = await atSecondTurn(page);
  const view = () =>
    page.evaluate(() => [visualViewport?.scale, visualViewport?.offsetTop, scrollX, scrollY]);
  const before = await view();
  const { x, y } = { x: 400, y: 600 };
  await touchTap(page, { x, y });
  await touchTap(page, { x, y });
  await touch(page, 'touchStart', [
    { x, y },
    { x: x + 40, y },
  ]);
  for (const spread of [80, 160, 240]) {
    // oxlint-disable-next-line no-await-in-loop
    await touch(page, 'touchMove', [
      { x: x - spread, y },
      { x: x + spread, y },
    ]);
  }
  await touch(page, 'touchEnd');
  await touchDrag(page, { x, y: 300 }, { x, y: 740 });
  expect(await view()).toEqual(before);
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none');
  await expect(page.getByRole('application')).toHaveCSS('touch-action', 'none');
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await button.evaluate(zoomsByDoubleTap)).toBe(false);
  }
  await player.expectShown();
});

/** Runs in the page: what an element and all around it allow, taken together. */
function zoomsByDoubleTap(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).touchAction !== 'auto') return false;
  }
  return true;
}
