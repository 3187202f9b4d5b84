import { expect, test } from './support/test';

test('the rules can be read from the start, and left again', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Regeln' }).click();
  await expect(
    page.getByRole('heading', { name: 'Die Regeln von Verdeckt ermittelt' }),
  ).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(5);
  await expect(page.getByRole('row', { name: /Spickmarken/ })).toHaveText(/6\s*4\s*2/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Los geht’s' })).toBeVisible();
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
