import { expect, test } from './support/test';

test('the page opens and shows something', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Klondike/);
  await expect(page.locator('#root')).not.toBeEmpty();
});
