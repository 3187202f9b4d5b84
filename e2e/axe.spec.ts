import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { de } from './support/texts';
import { lab } from '../src/i18n/de/lab';
import { rules } from '../src/i18n/de/rules';
import { settings } from '../src/i18n/de/settings';
import { linesOf } from './support/fixtures';
import { dealOfDeck } from './support/deal';
import { EXAMPLE } from './support/example';
import { openTable } from './support/player';
import { publicView } from './support/table';
import { openTeamTable, teamDealOf } from './support/team';
import { expect, test } from './support/test';
import { byMouse } from './support/ways';

const { table } = de;
const [TEAM_CODE = '', ...TEAM_WORDS] = (linesOf('teamWon.txt')[2] ?? '').split(' ');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const atTable = (page: Page, words: readonly string[] = ['end']) =>
  openTable(page, EXAMPLE, words, byMouse);

async function menu(page: Page, item: string | null): Promise<void> {
  await atTable(page);
  await button(page, table.menu).click();
  if (item !== null) await page.getByRole('dialog').getByRole('button', { name: item }).click();
}

/** Every page and every dialog, and how to get there. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the start page': async (page) => {
    await page.goto('./');
    await page.getByText(de.start.variations, { exact: true }).first().click();
    await page.getByRole('radio', { name: de.start.deal.byCode }).check();
  },
  'the start page with an open game': async (page) => {
    await atTable(page);
    await page.goto('./');
    await expect(button(page, de.start.open.resume)).toBeVisible();
  },
  'the question before an open game is given away': async (page) => {
    await atTable(page);
    await page.goto('./');
    await button(page, de.start.start).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the rules': async (page) => {
    await page.goto('./#rules');
    await expect(page.getByRole('heading', { name: rules.title })).toBeVisible();
  },
  'the settings': async (page) => {
    await page.goto('./#settings');
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
  },
  'the lab with results': async (page) => {
    await page.goto('./#lab');
    await page.getByLabel(lab.games).selectOption('200');
    await button(page, lab.settings.add).click();
    await button(page, lab.start).click();
    await expect(page.getByText(lab.said.done)).toBeVisible({ timeout: 30_000 });
  },
  'the table with the recap': async (page) => {
    await atTable(page, ['peek:5.4', 'mark:5.4', 'end']);
    await expect(page.getByRole('region', { name: table.recap.title('Anna') })).toBeVisible();
  },
  'the table with a card taken up': async (page) => {
    await atTable(page);
    await button(page, table.cardAt(de.cards.name('TD'), table.waste)).click();
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  },
  'the choice of a card to peek at': async (page) => {
    await atTable(page);
    await button(page, de.undercover.peek).click();
    await expect(page.getByText(de.undercover.choosePeek)).toBeVisible();
  },
  'the question before a peek': async (page) => {
    const player = await atTable(page);
    await byMouse.askPeek(page, publicView(player.state()), { column: 4, index: 3 });
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the menu': (page) => menu(page, null),
  'what may be said': (page) => menu(page, table.silence),
  'the keys': (page) => menu(page, table.keys),
  'the question before giving up': (page) => menu(page, table.giveUp),
  'the cover': async (page) => {
    await atTable(page);
    await button(page, table.endTurn).click();
    await button(page, table.endTurnSure).click();
    await expect(page.getByText(table.cover.only('Anna'))).toBeVisible();
  },
  'the opening coins of Team-Klondike': async (page) => {
    await openTeamTable(page, teamDealOf(TEAM_CODE), ['pass'], byMouse);
    await expect(page.locator('.is-target').first()).toBeVisible();
  },
  'the table of Team-Klondike with the hand in sight': async (page) => {
    await openTeamTable(page, teamDealOf(TEAM_CODE), TEAM_WORDS.slice(0, 20), byMouse);
    await page.keyboard.down(de.teamKlondike.keys.hand);
    await expect(page.locator('.lying[data-place^="h"] .card-face').first()).toBeVisible();
  },
  'the rules of Team-Klondike': async (page) => {
    await page.goto('./#rules');
    await page.getByText(de.app.games['team-klondike'], { exact: true }).click();
    await expect(page.getByRole('row', { name: /Zeitmarken/ })).toHaveCount(2);
  },
  'the end': async (page) => {
    const [options = '', deck = '', words = ''] = linesOf('deadEnd.txt');
    await openTable(page, dealOfDeck(deck, JSON.parse(options)), words.split(' '), byMouse);
    await expect(page.getByRole('dialog', { name: table.end.lost })).toBeVisible();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, goThere] of Object.entries(PLACES)) {
      test(`axe finds no fault with ${name}`, async ({ page }) => {
        await goThere(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => ({
            id,
            where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
          })),
        ).toEqual([]);
      });
    }
  });
}
