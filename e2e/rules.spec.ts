import { goBack } from './support/start';
import { expect, test } from './support/test';

test('the rules can be read from the start, and left again', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Regeln' }).click();
  await expect(
    page.getByRole('heading', { name: 'Die Regeln von Verdeckt ermittelt' }),
  ).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(5);
  await expect(page.getByRole('row', { name: /Spickmarken/ })).toHaveText(/6\s*4\s*2/);
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Los geht’s' })).toBeVisible();
});

test('the rules of the other game are a tap away, and come first where it was played last', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByText('Team-Klondike', { exact: true }).click();
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await page.getByRole('button', { name: /^Ich bin/ }).click();
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Regeln' }).click();
  await expect(page.getByRole('heading', { name: 'Die Regeln von Team-Klondike' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Zeitmarken zu dritt/ })).toHaveText(/14\s*10\s*6/);
  await page.getByText('Verdeckt ermittelt', { exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Die Regeln von Verdeckt ermittelt' }),
  ).toBeVisible();
});

for (const locale of ['de-DE', 'en-GB']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test('nothing of the rules is cut off on a small screen', async ({ page }) => {
      await page.goto('./#rules');
      await expect(page.getByRole('table')).toBeVisible();
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.rules *:not(svg *)')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(cut).toEqual([]);
    });
  });
}
