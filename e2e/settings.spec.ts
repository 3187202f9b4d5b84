import { expect, test } from './support/test';

test('settings take effect at once and outlive the page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  const html = page.locator('html');
  await page.getByRole('radio', { name: 'Dunkel' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Vier Farben' }).check();
  await page.getByRole('checkbox', { name: 'Große Ecken' }).check();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page).toHaveTitle('Klondike Together');

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-deck', 'four');
  await expect(html).toHaveAttribute('data-index', 'large');
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('the keyboard alone reaches and changes every setting', async ({ page }) => {
  await page.goto('./#settings');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeFocused();
  // Language, appearance, motion, sounds, four colours.
  const keys = ['Tab', 'Tab', 'ArrowRight', 'Tab', 'ArrowLeft', 'Tab', 'Space', 'Tab', 'Space'];
  for (const key of keys) await page.keyboard.press(key);
  await expect(page.getByRole('radio', { name: 'Hell' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Nie' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Töne' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Vier Farben' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Merkhilfe' })).not.toBeChecked();
});
