import type { Page } from '@playwright/test';
import { linesOf } from './support/fixtures';
import { TEAM, type TeamPlayer, followTeam, openTeamTable, teamDealOf } from './support/team';
import { expect, test } from './support/test';
import { de } from './support/texts';
import { type Way, byKeyboard, byMouse, byTaps, byTouch } from './support/ways';

const { players, deal, start } = de.start;
const { end } = de.table;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAMES = linesOf('teamWon.txt').map((line) => {
  const [code = '', ...words] = line.split(' ');
  return { code, words };
});

/** A deal for two players with one time token. */
const ONE_TOKEN = '40S0-0000-050';

/** Types the deal's code and the names into the start page, and deals. */
async function dealByCode(page: Page, code: string, way: Way): Promise<TeamPlayer> {
  await page.goto('./');
  await page.getByRole('radio', { name: deal.byCode }).check();
  await page.getByRole('textbox', { name: deal.code }).fill(code);
  await expect(page.getByText(deal.found)).toBeVisible();
  for (const [at, name] of TEAM.slice(0, teamDealOf(code).options.players).entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('textbox', { name: players.name(at + 1) }).fill(name);
  }
  await way.press(page.getByRole('button', { name: start, exact: true }));
  const player = followTeam(page, teamDealOf(code));
  await player.uncover(way);
  return player;
}

async function win(page: Page, game: number, way: Way): Promise<void> {
  const { code = '', words = [] } = GAMES[game] ?? {};
  const player = await dealByCode(page, code, way);
  await player.expectShown();
  await player.play(words, way);
  expect(player.state().status).toBe('won');
  const dialog = page.getByRole('dialog', { name: end.won });
  await expect(dialog).toContainText(code);
  await way.press(dialog.getByRole('button', { name: end.showTable }));
  await expect(
    page.getByRole('button', { name: /^(Pik|Herz|Karo|Kreuz) König, Zielstapel/ }),
  ).toHaveCount(4);
}

test.describe('a whole game', () => {
  test.slow();

  test('for two is won by dragging with the mouse', ({ page }) => win(page, 0, byMouse));

  test('for two is won by keyboard alone', ({ page }) => win(page, 1, byKeyboard));

  test('for three is won by tapping card and target', ({ page }) => win(page, 2, byTaps));

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });
    test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test touch.');

    test('for three is won by dragging with a finger', ({ page }) => win(page, 3, byTouch));
  });
});

/** Every way of losing, by a way of asking for it. */
function losesBy(way: Way, by: string): void {
  test(`a turn without a hand card costs a time token, and the game where there is none, by ${by}`, async ({
    page,
  }) => {
    const player = await dealByCode(page, ONE_TOKEN, way);
    await player.play('pass pass end', way);
    await expect(page.getByText(de.teamKlondike.tuckHint)).toBeVisible();
    const [card] = player.state().hands[0] ?? [];
    await player.play([`tuck:${card}`, 'pass'], way);
    expect(player.state().timeTokens).toBe(0);
    await expect(page.getByRole('button', { name: de.teamKlondike.endTurnLoses })).toBeVisible();
    await player.play('end', way);
    expect(player.state().status).toBe('lost:time');
    const dialog = page.getByRole('dialog', { name: end.lost });
    await expect(dialog).toContainText(end['lost:time']);
    await expect(dialog.getByRole('button', { name: de.table.takeBack })).toHaveCount(0);
  });

  test(`a dead end loses the game, by ${by}`, async ({ page }) => {
    const [line = ''] = linesOf('teamDeadEnd.txt');
    const [code = '', ...words] = line.split(' ');
    const player = await openTeamTable(page, teamDealOf(code), words.slice(0, -2), way);
    await player.play(words.slice(-2), way);
    expect(player.state().status).toBe('lost:deadend');
    const dialog = page.getByRole('dialog', { name: end.lost });
    await expect(dialog).toContainText(end['lost:deadend']);
    await page.reload();
    await expect(dialog).toContainText(end['lost:deadend']);
  });

  test(`a game is given up by ${by}`, async ({ page }) => {
    const player = await openTeamTable(page, teamDealOf(GAMES[2]?.code ?? ''), [], way);
    await player.play('giveup', way);
    await expect(page.getByRole('dialog', { name: end.lost })).toContainText(end['lost:givenup']);
  });
}

losesBy(byMouse, 'mouse');
losesBy(byKeyboard, 'keyboard');

test.describe('with a finger on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test touch.');

  losesBy(byTouch, 'touch');
});
