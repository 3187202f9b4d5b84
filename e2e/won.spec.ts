import type { Page } from '@playwright/test';
import { NAMES, dealOfCode } from './support/deal';
import { wonGames } from './support/fixtures';
import { type Player, followGame } from './support/player';
import { expect, test } from './support/test';
import { type Way, byKeyboard, byMouse, byTaps, byTouch } from './support/ways';
import { de } from './support/texts';

const { players, deal, start } = de.start;

/** Types both names and the deal's code into the start page, and deals. */
async function dealByCode(page: Page, code: string, submit: () => Promise<void>): Promise<Player> {
  await page.goto('./');
  for (const [at, name] of NAMES.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('textbox', { name: players.name(at + 1) }).fill(name);
  }
  await page.getByRole('radio', { name: deal.byCode }).check();
  await page.getByRole('textbox', { name: deal.code }).fill(code);
  await expect(page.getByText(deal.found)).toBeVisible();
  await submit();
  return followGame(page, dealOfCode(code));
}

async function win(page: Page, game: number, way: Way): Promise<void> {
  const { code = '', words = [] } = wonGames()[game] ?? {};
  const player = await dealByCode(page, code, () =>
    way.press(page.getByRole('button', { name: start, exact: true })),
  );
  await player.expectShown();
  await player.play(words, way);
  expect(player.state().status).toBe('won');
  const end = page.getByRole('dialog', { name: de.table.end.won });
  await expect(end).toBeVisible();
  await expect(end).toContainText(code);
  await way.press(end.getByRole('button', { name: de.table.end.showTable }));
  await expect(
    page.getByRole('button', { name: /^(Pik|Herz|Karo|Kreuz) König, Zielstapel/ }),
  ).toHaveCount(4);
}

// So many steps would make pictures of each the greater part of the work.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});
test.slow();

test('a whole game is won by dragging with the mouse', ({ page }) => win(page, 0, byMouse));

test('a whole game is won by tapping card and target', ({ page }) => win(page, 1, byTaps));

test('a whole game is won by keyboard alone', ({ page }) => win(page, 2, byKeyboard));

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test touch.');

  test('a whole game is won by dragging with a finger', ({ page }) => win(page, 3, byTouch));
});
