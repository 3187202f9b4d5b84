import type { Locator, Page } from '@playwright/test';
import { startButton } from './support/start';
import { expect, test } from './support/test';
import { de } from './support/texts';
import { byMouse } from './support/ways';

const { partner, table, teamKlondike: words } = de;

const TWO = './#deal=4F00-0000-X5X';
const THREE = './#deal=4FC0-0001-Q04';

/** Deals with a computer in these seats. */
async function deal(page: Page, address: string, seats: readonly number[]): Promise<void> {
  await page.goto(address);
  for (const seat of seats) {
    const kind = page.getByLabel(partner.kind(`Spieler ${seat}`));
    // oxlint-disable-next-line no-await-in-loop
    await kind.selectOption(seat === 2 ? 'strong' : 'relaxed');
  }
  await startButton(page).click();
}

const leaveCoin = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^(${words.coin.leave}|${words.coin.without})$`) })
    .click();

/** Hurries every computer, which plays without a cover, until something is to be seen. */
async function hurryUntil(page: Page, sign: Locator): Promise<void> {
  const skip = page.getByRole('button', { name: partner.skip });
  await expect(async () => {
    if (await skip.isVisible()) {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await skip.click({ timeout: 500 });
    }
    await expect(sign).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 40_000 });
}

const untilTurnOf = (page: Page, name: string): Promise<void> =>
  hurryUntil(page, page.getByRole('heading', { name: table.toMove(name) }));

/** Ends the turn without a card played, tucks the first one and leaves the coin. */
async function endTurn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: words.endTurnCosts }).click();
  await page.getByRole('button', { name: table.endTurnSure }).click();
  await byMouse.choose(page, words.handCard(1, name));
  await page.getByRole('button', { name: words.tuckChosen(1) }).click();
  await leaveCoin(page);
}

/** Nothing of a hand is named but to whom it belongs. */
async function expectHandsCovered(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: new RegExp(`, ${words.handPlace}$`) })).toHaveCount(
    0,
  );
}

test('a person and the computer play in turn, without a cover', async ({ page }) => {
  await deal(page, TWO, [2]);
  await expect(page.getByRole('heading', { name: table.toMove('Spieler 1') })).toBeVisible();
  await leaveCoin(page);
  for (const round of [1, 2]) {
    await untilTurnOf(page, 'Spieler 1');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectHandsCovered(page);
    await endTurn(page, 'Spieler 1');
    await expect(
      page.getByRole('heading', { name: partner.thinking(partner.computer) }),
      `round ${round}`,
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectHandsCovered(page);
  }
  await untilTurnOf(page, 'Spieler 1');
  await expect(
    page.getByRole('region', { name: table.recap.title(partner.computer) }),
  ).toBeVisible();
});

test('a person plays with two computers, one of them before', async ({ page }) => {
  await deal(page, THREE, [1, 2]);
  await untilTurnOf(page, 'Spieler 3');
  await leaveCoin(page);
  await untilTurnOf(page, 'Spieler 3');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await endTurn(page, 'Spieler 3');
  await untilTurnOf(page, 'Spieler 3');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two persons with a computer between them are covered from each other', async ({ page }) => {
  await deal(page, THREE, [2]);
  const confirm = (name: string) => page.getByRole('button', { name: table.cover.confirm(name) });
  await confirm('Spieler 1').click();
  await leaveCoin(page);
  for (const name of ['Spieler 3', 'Spieler 1', 'Spieler 3']) {
    await hurryUntil(page, confirm(name));
    await confirm(name).click();
    await expect(page.getByRole('heading', { name: table.toMove(name) })).toBeVisible();
    if (
      name === 'Spieler 3' &&
      (await page.getByRole('button', { name: words.endTurnCosts }).count()) === 0
    ) {
      await leaveCoin(page);
    } else {
      await endTurn(page, name);
    }
  }
});
