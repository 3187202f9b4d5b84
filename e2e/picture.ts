import { fileURLToPath } from 'node:url';
import { dealOfCode } from './support/deal';
import { wonGames } from './support/fixtures';
import { openTable } from './support/player';
import { expect, test } from './support/test';
import { de } from './support/texts';
import { byMouse } from './support/ways';

test.use({
  viewport: { width: 1366, height: 768 },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

/** How far the game has come: foundations begun, long runs, and face-down cards with traces and markers. */
const WORDS = 33;

test('picture of the table', async ({ page }) => {
  const { code = '', words = [] } = wonGames()[0] ?? {};
  const player = await openTable(page, dealOfCode(code), words.slice(0, WORDS), byMouse);
  await player.expectShown();
  await page.waitForLoadState('networkidle');
  const recap = page.getByRole('button', { name: de.table.recap.close });
  if (await recap.isVisible()) await recap.click();
  await page.mouse.move(700, 700);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.screenshot({ path: fileURLToPath(new URL('../docs/table.png', import.meta.url)) });
});
