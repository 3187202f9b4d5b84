import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { lab } from '../src/i18n/de/lab';
import { expect, test } from './support/test';
import { de } from './support/texts';
import { tabTo } from './support/ways';

const rows = (page: Page): Locator => page.getByRole('table').locator('tbody tr');
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const settings = (page: Page): Locator => page.getByRole('listitem').locator('[aria-expanded]');

async function openLab(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('link', { name: lab.title }).click();
  await expect(page.getByRole('heading', { name: lab.title })).toBeVisible();
}

/** How many games the first row has. */
const played = async (page: Page): Promise<number> =>
  Number((await rows(page).first().getByRole('cell').nth(3).innerText()).replaceAll('.', ''));

test('the lab plays the first question side by side, and axe finds no fault with what comes out', async ({
  page,
}) => {
  await openLab(page);
  await page.getByLabel(lab.games).selectOption('200');
  await button(page, lab.start).click();
  await expect(page.getByText(lab.said.done)).toBeVisible({ timeout: 30_000 });
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).getByRole('cell', { name: '200', exact: true })).toHaveCount(4);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
});

test('a run is stopped, keeps what has been played, and goes on', async ({ page }) => {
  await openLab(page);
  await page.getByLabel(lab.games).selectOption('20000');
  await button(page, lab.start).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
  await button(page, lab.stop).click();
  await expect(page.getByText(lab.said.stopped)).toBeVisible();
  const before = await played(page);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(20_000);
  await button(page, lab.goOn).click();
  await expect.poll(() => played(page)).toBeGreaterThan(before);
  // What is changed under way stops the run as well.
  await page.getByRole('radio', { name: lab.questions.tokens.name }).check();
  await expect(rows(page)).toHaveCount(0);
  await expect(button(page, lab.start)).toBeEnabled();
});

test('a setting is added, changed and removed, and a result of Team-Klondike for three comes out', async ({
  page,
}) => {
  await openLab(page);
  await expect(settings(page)).toHaveCount(4);
  await button(page, lab.settings.add).click();
  await expect(settings(page)).toHaveCount(5);
  const form = page.locator('.lab-form');
  await form.getByRole('radio', { name: de.app.games['team-klondike'] }).check();
  await form.getByRole('radio', { name: de.teamKlondikeSetup.playerCount(3) }).check();
  await form.getByRole('radio', { name: new RegExp(`^${de.start.levels.easy}`) }).check();
  await form.getByText(de.start.variations, { exact: true }).click();
  await form
    .getByRole('combobox', { name: de.teamKlondikeSetup.timeTokensField.name })
    .selectOption('20');
  await form.getByRole('radio', { name: lab.settings.bots.random }).check();
  for (let left = 4; left > 0; left--) {
    // oxlint-disable-next-line no-await-in-loop
    await page
      .getByRole('button', { name: new RegExp(`^${lab.settings.remove('')}`) })
      .first()
      .click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(settings(page)).toHaveCount(left);
  }
  await page.getByLabel(lab.games).selectOption('200');
  await button(page, lab.start).click();
  await expect(page.getByText(lab.said.done)).toBeVisible({ timeout: 30_000 });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(lab.settings.bots.random);
  await expect(rows(page)).toContainText(lab.results.ends['lost:time']);
});

test('the results are copied as text, with the command that comes to the same', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test read what was copied.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page);
  await page.getByLabel(lab.games).selectOption('200');
  await button(page, lab.start).click();
  await expect(page.getByText(lab.said.done)).toBeVisible({ timeout: 30_000 });
  await button(page, lab.results.copy).click();
  await expect(page.getByText(lab.results.copied)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(
    'npm run --silent simulate -- --game undercover --level normal --passes 1',
  );
  const rate = await rows(page).first().getByRole('cell').first().innerText();
  expect(text).toContain(`${lab.results.won}: ${rate}`);
});

test('the keyboard alone starts and stops a run', async ({ page }) => {
  await openLab(page);
  const question = page.getByRole('radio', { name: lab.questions.passes.name });
  await tabTo(page, question);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: lab.questions.peeks.name })).toBeChecked();
  await expect(settings(page)).toHaveCount(5);
  await tabTo(page, page.getByLabel(lab.games));
  await page.keyboard.press('End');
  await tabTo(page, button(page, lab.start));
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
  await expect(button(page, lab.stop)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(lab.said.stopped)).toBeVisible();
  await tabTo(page, page.getByRole('region', { name: lab.results.table }));
});

test('leaving the page ends its workers', async ({ page }) => {
  await openLab(page);
  await page.getByLabel(lab.games).selectOption('100000');
  await button(page, lab.start).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
  expect(page.workers().length).toBeGreaterThan(0);
  await page.goBack();
  await expect(button(page, de.start.start)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
  await page.getByRole('link', { name: lab.title }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(button(page, lab.start)).toBeEnabled();
});
