import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import type { Settings } from '../src/store/settings';
import { keepAhead } from './support/deal';
import { EXAMPLE } from './support/example';
import { followGame, openTable } from './support/player';
import { named, nameOfFaceDown, publicView, whereabouts } from './support/table';
import { expect, test } from './support/test';
import { byMouse, byTaps } from './support/ways';
import type { Page } from '@playwright/test';

/** Keeps these settings before the page loads for the first time. */
const withSettings = (page: Page, settings: Partial<Settings>) =>
  keepAhead(page, [
    ['klondike-zu-zweit.settings', JSON.stringify({ language: 'de', ...settings })],
  ]);

/** Ends a turn in which actions are left. */
async function endTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: de.table.endTurn }).click();
  await page.getByRole('button', { name: de.table.endTurnSure }).click();
}

test('each player has the language, the hand and the size that are theirs', async ({ page }) => {
  await withSettings(page, {
    own: [{}, { language: 'en', leftHanded: true, largeIndex: true }],
  });
  await openTable(page, EXAMPLE, [], byMouse);
  const html = page.locator('html');
  const stock = page.locator('[data-place="stock"]');
  const right = await stock.boundingBox();
  await expect(html).toHaveAttribute('lang', 'de');
  await endTurn(page);
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-index', 'large');
  await page.getByRole('button', { name: en.table.cover.confirm('Ben') }).click();
  const left = await stock.boundingBox();
  expect(left?.x).toBeGreaterThan((right?.x ?? 0) + 300);
  await page.goto('./#settings');
  await expect(html).toHaveAttribute('lang', 'de');
});

test('the table turns round for the second player, and cards are dragged on it all the same', async ({
  page,
}) => {
  await withSettings(page, { opposite: true });
  const player = await openTable(page, EXAMPLE, [], byMouse);
  await player.play('end', byMouse);
  await expect(page.locator('html')).toHaveAttribute('data-turned', 'true');
  await player.play('w>t3 t5>t3', byMouse);
  await player.play('t5>f', byTaps);
  await player.expectShown();
});

test('a peeked card is seen from one tap to the next', async ({ page }) => {
  await withSettings(page, { handView: 'tap' });
  const player = await openTable(page, EXAMPLE, [], byMouse);
  await player.play('peek:5.4', byMouse);
  const place = { column: 4, index: 3 };
  const { x, y } = await whereabouts(
    named(page, nameOfFaceDown(publicView(player.state()), place)),
  );
  const ace = page.getByText(de.cards.name('AD'));
  await expect(ace).toHaveCount(0);
  await page.mouse.click(x, y);
  await expect(ace).toHaveCount(1);
  await page.waitForTimeout(400); // Two taps in a row would be a double tap.
  await page.mouse.click(x, y);
  await expect(ace).toHaveCount(0);
});

test('without a secret in the turn the cover may stay away', async ({ page }) => {
  await withSettings(page, { cover: 'secret' });
  await openTable(page, EXAMPLE, [], byMouse);
  await endTurn(page);
  await expect(page.getByRole('heading', { name: de.table.toMove('Ben') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const ben = followGame(page, EXAMPLE, ['end']);
  await ben.play('peek:5.4', byMouse);
  await endTurn(page);
  await expect(page.getByRole('dialog')).toContainText(de.table.cover.passTo('Anna'));
});
