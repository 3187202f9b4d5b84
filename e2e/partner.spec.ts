import { de } from '../src/i18n/de';
import { undercover } from '../src/i18n/de/undercover';
import { startButton } from './support/start';
import { expect, test } from './support/test';

const { partner, table } = de;

test('the computer plays its turns from its own seat, without a cover, and can be hurried', async ({
  page,
}) => {
  await page.goto('./#deal=0VS0-0000-00X');
  await page.getByLabel(partner.kind('Spieler 2')).selectOption('strong');
  await startButton(page).click();
  const toMove = page.getByRole('heading', { name: table.toMove('Spieler 1') });
  for (const turn of [1, 2]) {
    await expect(toMove, `turn ${turn}`).toBeVisible();
    await page.getByRole('button', { name: table.endTurn }).click();
    await page.getByRole('button', { name: table.endTurnSure }).click();
    await expect(
      page.getByRole('heading', { name: partner.thinking(partner.computer) }),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: undercover.peek })).toHaveCount(0);
    await page.getByRole('button', { name: partner.skip }).click();
  }
  await expect(toMove).toBeVisible({ timeout: 20_000 });
  await expect(
    page.getByRole('region', { name: table.recap.title(partner.computer) }),
  ).toBeVisible();
});

test('a reload while the computer thinks loses nothing, and it goes on', async ({ page }) => {
  await page.goto('./#deal=0VS0-0000-00X');
  await page.getByLabel(partner.kind('Spieler 1')).selectOption('relaxed');
  await startButton(page).click();
  await expect(
    page.getByRole('heading', { name: partner.thinking(partner.computer) }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: table.toMove('Spieler 2') })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two computers alone do not play', async ({ page }) => {
  await page.goto('./');
  await page.getByLabel(partner.kind('Spieler 1')).selectOption('strong');
  const other = page.getByLabel(partner.kind('Spieler 2'));
  await expect(other.getByRole('option', { name: partner.strong })).toBeDisabled();
});
