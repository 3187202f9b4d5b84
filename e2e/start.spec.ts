import type { Page } from '@playwright/test';
import { goBack, dealFromStart, endTurn, resumeButton, startButton } from './support/start';
import { expect, test } from './support/test';

const table = (page: Page) => page.getByRole('button', { name: /^Spicken/ });

test('two taps lead from the open page to the table, and back leads to the start', async ({
  page,
}) => {
  await page.goto('./');
  await startButton(page).click();
  await expect(table(page)).toBeVisible();
  await goBack(page);
  await expect(page.getByText('Spieler 1 ist am Zug')).toBeVisible();
  await resumeButton(page).click();
  await expect(page).toHaveURL(/#game$/);
});

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1024, 600],
  [1366, 768],
] as const) {
  test(`the buttons that lead to the table are in sight at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await expect(startButton(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Name von Spieler 2' }).fill('Ben');
    await dealFromStart(page);
    await goBack(page);
    await expect(resumeButton(page)).toBeInViewport({ ratio: 1 });
    await expect(startButton(page)).toBeInViewport({ ratio: 1 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wider, 'the page is wider than the window').toBe(false);
  });
}

test('an open game ends only when its players say so', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Name von Spieler 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name von Spieler 2' }).fill('Ben');
  await page.getByRole('radio', { name: 'Ben fängt an' }).check({ force: true });
  await dealFromStart(page);
  await endTurn(page);
  await goBack(page);
  await expect(page.getByText('Anna ist am Zug')).toBeVisible();
  await startButton(page).click();
  const asking = page.getByRole('dialog', { name: 'Die offene Partie beenden?' });
  await expect(asking).toContainText('2. Zug');
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await expect(startButton(page)).toBeFocused();
  await startButton(page).click();
  await asking.getByRole('button', { name: 'Neu austeilen' }).click();
  await goBack(page);
  await expect(page.getByText('Ben ist am Zug')).toBeVisible();
});

test('a link deals the game of its code, and the code leaves the address', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: /^Schwer/ }).check({ force: true });
  await dealFromStart(page);
  const code = await page.evaluate(
    () => JSON.parse(localStorage.getItem('klondike-zu-zweit.game') ?? '{}').code as string,
  );
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`./#deal=${code}`);
  await expect(page.getByRole('textbox', { name: 'Code des Spiels' })).toHaveValue(code);
  await expect(page.getByRole('radio', { name: /^Schwer/ })).toBeChecked();
  expect(new URL(page.url()).hash).toBe('');
  await dealFromStart(page);
});
