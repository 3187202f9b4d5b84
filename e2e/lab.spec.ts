import { AxeBuilder } from '@axe-core/playwright';
import { lab } from '../src/i18n/de/lab';
import { expect, test } from './support/test';

test('the lab plays the first question side by side, and axe finds no fault with what comes out', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: lab.title }).click();
  await page.getByLabel(lab.games).selectOption('200');
  await page.getByRole('button', { name: lab.start }).click();
  await expect(page.getByText(lab.said.done)).toBeVisible({ timeout: 30_000 });
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.getByRole('cell', { name: '200', exact: true })).toHaveCount(4);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
});
