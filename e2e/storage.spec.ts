import { keepAhead } from './support/deal';
import { goBack, dealFromStart, endTurn, resumeButton } from './support/start';
import { expect, test } from './support/test';

const KEY = 'klondike-zu-zweit.game';

test('a damaged game is told of once and never written over', async ({ page }) => {
  await keepAhead(page, [[KEY, '{"version":1,"deck":']]);
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('lässt sich nicht mehr lesen');
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await dealFromStart(page);
  await page.goto('./');
  await expect(resumeButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const kept = await page.evaluate(() => Object.values(localStorage) as string[]);
  expect(kept).toContain('{"version":1,"deck":');
});

test('blocked storage is told of once, and play goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('./');
  await dealFromStart(page);
  await expect(page.getByRole('alert')).toContainText('lässt die Partie nicht speichern');
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await endTurn(page);
  await goBack(page);
  await expect(page.getByText('Spieler 2 ist am Zug')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a second tab plays only when it is told to, and goes on where the first one stood', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await dealFromStart(page);
  const second = await context.newPage();
  await second.goto('./');
  const elsewhere = 'Das Spiel ist in einem anderen Tab offen';
  await expect(second.getByRole('heading', { name: elsewhere })).toBeVisible();

  // What is played in the meantime must not be lost.
  await page.bringToFront();
  await endTurn(page);
  await second.bringToFront();
  await second.getByRole('button', { name: 'Hier weiterspielen' }).click();
  await expect(second.getByText('Spieler 2 ist am Zug')).toBeVisible();
  await expect(page.getByRole('heading', { name: elsewhere })).toBeVisible();

  await page.getByRole('button', { name: 'Hier weiterspielen' }).click();
  await expect(second.getByRole('heading', { name: elsewhere })).toBeVisible();
});

test('a page that is loaded again has its game again', async ({ page }) => {
  await page.goto('./');
  await dealFromStart(page);
  for (let i = 0; i < 3; i++) await page.reload();
  await page.goto('./');
  await expect(resumeButton(page)).toBeVisible();
});
