import type { Page } from '@playwright/test';
import { type Deal, dealOfCode, keepAhead } from './support/deal';
import { wonGames, linesOf } from './support/fixtures';
import { openTable } from './support/player';
import { openTeamTable, teamDealOf } from './support/team';
import { expect, test } from './support/test';
import { type Texts, de, en } from './support/texts';
import { devtools, waysIn } from './support/ways';

/** From a phone to a large screen, turned either way. */
const SIZES = [
  [360, 640],
  [640, 360],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 600],
  [1366, 768],
  [2560, 1440],
] as const;
/** The text as it is, and twice as large, as a reader sets it in the browser. */
const NORMAL_TEXT = 16;
const TEXT_SIZES = [NORMAL_TEXT, 2 * NORMAL_TEXT];
const SMALLEST_TARGET = 40;

const [won] = wonGames();
const deal: Deal = dealOfCode(won?.code ?? '');
/** The partner has just had a long turn: a recap, and columns of open and face-down cards. */
const FAR = (won?.words ?? []).slice(0, (won?.words.indexOf('end', 28) ?? 0) + 1);
const [teamCode = '', ...teamWords] = linesOf('teamDeadEnd.txt')[0]?.split(' ') ?? [];

/** Runs in the page: what of its controls is cut off, too small, or lies over another or over a card. */
function misfits(smallest: number): readonly string[] {
  const found: string[] = [];
  const { scrollingElement } = document;
  const dialog = document.querySelector('dialog[open]');
  const playing = document.querySelector('.play-page') !== null;
  if ((scrollingElement?.scrollWidth ?? 0) > innerWidth) found.push('the page scrolls sideways');
  if (playing && (scrollingElement?.scrollHeight ?? 0) > innerHeight)
    found.push('the table scrolls');
  const boxOf = (element: Element) => ({
    name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24) ?? '',
    ...element.getBoundingClientRect().toJSON(),
  });
  const all = [
    ...(dialog ?? document).querySelectorAll('button, a.button, summary, .segment, select'),
  ];
  const controls = all.filter((one) => one.closest('.table') === null).map(boxOf);
  for (const { name, width, height, left, right } of controls) {
    if (width === 0) continue;
    if (Math.min(width, height) < smallest - 0.5) found.push(`${name}: ${width} by ${height}`);
    if (left < -0.5 || right > innerWidth + 0.5) found.push(`${name} reaches out of the page`);
  }
  if (!playing || dialog !== null) return found;
  const beside = [...document.querySelectorAll('.controls > button, .recap, .status')].map(boxOf);
  const cards = [...document.querySelectorAll('.table button')].map(boxOf);
  for (const one of beside) {
    if (one.bottom > innerHeight + 0.5) found.push(`${one.name} reaches out of the page`);
    for (const other of [...cards, ...beside]) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one !== other && across > 1 && down > 1)
        found.push(`${one.name} lies over ${other.name}`);
    }
  }
  return found;
}

const expectToFit = (page: Page, where: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => page.evaluate(misfits, SMALLEST_TARGET), {
      message: where,
      timeout: 2500,
      intervals: [20, 60, 200],
    })
    .toEqual([]);

const inLanguage = (page: Page, texts: Texts) =>
  keepAhead(page, [
    ['klondike-zu-zweit.settings', JSON.stringify({ language: texts === de ? 'de' : 'en' })],
  ]);

/** Looks at every size of the screen and of the text; the page then has its first text size again. */
async function atEverySize(page: Page): Promise<void> {
  const session = await devtools(page);
  for (const standard of TEXT_SIZES) {
    for (const [width, height] of SIZES) {
      // oxlint-disable-next-line no-await-in-loop
      await test.step(`${width} by ${height}, text of ${standard}`, async () => {
        await session.send('Page.setFontSizes', { fontSizes: { standard } });
        await page.setViewportSize({ width, height });
        await expectToFit(page, `${width} by ${height}, text of ${standard}`);
      });
    }
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: NORMAL_TEXT } });
  await page.setViewportSize({ width: 1366, height: 768 });
}

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Only Chromium takes the size of the text from a test.',
);
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

for (const texts of [de, en]) {
  const language = texts === de ? 'German' : 'English';
  const { byMouse } = waysIn(texts);

  test(`in ${language} the table with a recap, its menu and its end fit`, async ({ page }) => {
    await inLanguage(page, texts);
    const player = await openTable(page, deal, FAR, byMouse, texts);
    await expect(page.locator('.recap')).toBeVisible();
    await atEverySize(page);
    await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
    await atEverySize(page);
    await page.keyboard.press('Escape');
    await player.play('giveup', byMouse);
    await expect(page.getByRole('dialog', { name: texts.table.end.lost })).toBeVisible();
    await atEverySize(page);
  });

  test(`in ${language} Team-Klondike for three fits`, async ({ page }) => {
    await inLanguage(page, texts);
    await openTeamTable(page, teamDealOf(teamCode), teamWords.slice(0, 3), byMouse, texts);
    await atEverySize(page);
  });

  for (const route of ['', 'settings', 'rules', 'lab']) {
    test(`in ${language} the page #${route} fits`, async ({ page }) => {
      await inLanguage(page, texts);
      await page.goto(`./#${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await atEverySize(page);
    });
  }
}

test('what a card has no room for has no size, and nothing of it flows over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page, deal, FAR, waysIn(de).byMouse);
  const pips = page.locator('.card-pips');
  await expect(pips.first()).toHaveCSS('width', '0px');
  const overflows = await page
    .locator('.card svg')
    .evaluateAll((drawn) =>
      drawn
        .filter((one) => one.getBoundingClientRect().width === 0)
        .map((one) => getComputedStyle(one).overflow),
    );
  expect(new Set(overflows)).toEqual(new Set(['hidden']));
});
