import type { Page } from '@playwright/test';
import { dealOfCode } from './support/deal';
import { EXAMPLE } from './support/example';
import { wonGames } from './support/fixtures';
import { openTable } from './support/player';
import { hide } from './support/tabs';
import { nameOfFaceDown, named, publicView, whereabouts } from './support/table';
import { expect, test } from './support/test';
import { byKeyboard, byMouse, byTaps } from './support/ways';
import { de } from './support/texts';

const { table, undercover, cards } = de;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The cover is a dialog that names who may look. */
const cover = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Ab hier schaut nur' });
const takeBackButton = (page: Page) => page.getByRole('button', { name: table.takeBack });

test('the example of the rules goes as it is told there', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, [], byMouse);
  await player.play('peek:5.4 mark:5.4 end', byMouse);
  const recap = page.getByRole('region', { name: table.recap.title('Anna') });
  await expect(recap.getByRole('listitem')).toHaveText([
    undercover.peeked('Anna', 4, 5),
    undercover.marked('Anna', 4, 5),
    undercover.clockTurned(cards.name('TD')),
  ]);
  await recap.getByRole('button', { name: table.recap.close }).click();
  await expect(recap).toHaveCount(0);

  await player.play('w>t3', byTaps);
  await player.play('t5>t3', byMouse);
  // Two cards turn up, the marker comes home, and no action is spent on the ace.
  expect(player.state()).toMatchObject({ actionsLeft: 1, markers: [] });
  await player.play('t5>f', byTaps);
  await player.play('t5>t3 end', byMouse);
  const column = (number: number) => table.column(number);
  const moved = (card: string, from: string, to: number) =>
    table.moved('Ben', card, from, column(to));
  await expect(
    page.getByRole('region', { name: table.recap.title('Ben') }).getByRole('listitem'),
  ).toHaveText([
    moved(cards.name('TD'), undercover.fromWaste, 3),
    moved(cards.name('9S'), column(5), 3),
    table.turnedUp(cards.name('AD'), 5),
    undercover.markerReturned('Anna'),
    table.movedUp('Ben', cards.name('AD'), column(5)),
    table.turnedUp(cards.name('8H'), 5),
    moved(cards.name('8H'), column(5), 3),
    table.turnedUp(cards.name('6C'), 5),
    new RegExp(`^${undercover.clockTurned('.*')}$`),
  ]);
});

test('a turn without a move is told as one', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, [], byMouse);
  await player.play('end', byMouse);
  await expect(page.getByText(table.recap.none('Anna'))).toBeVisible();
});

test('moves that showed nothing are taken back one by one, but not past a card turned up', async ({
  page,
}) => {
  const { code = '', words = [] } = wonGames()[3] ?? {};
  const player = await openTable(page, dealOfCode(code), words.slice(0, 48), byMouse);
  // The first of these turns a card up, the others show nothing new.
  await player.play(words.slice(48, 53), byMouse);
  await player.takeBack(byMouse);
  await player.takeBack(byMouse);
  await page.reload();
  await player.uncover(byMouse);
  await player.takeBack(byMouse);
  await player.takeBack(byMouse);
  await expect(takeBackButton(page)).toBeDisabled();
  await page.keyboard.press(table.letters.takeBack);
  await player.expectShown();
  await page.reload();
  await player.uncover(byMouse);
  await expect(takeBackButton(page)).toBeDisabled();
});

test('a turn that ended is not taken back', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, ['end'], byMouse);
  await player.play('w>t3', byMouse);
  await player.takeBack(byMouse);
  await player.play('w>t3 end', byMouse);
  await expect(takeBackButton(page)).toBeDisabled();
});

test('a reload in the middle of a turn keeps the game to the action, behind the cover', async ({
  page,
}) => {
  const player = await openTable(page, EXAMPLE, ['end'], byMouse);
  await player.play('w>t3', byMouse);
  await page.reload();
  await expect(cover(page)).toContainText(table.cover.turn('Ben'));
  await player.uncover(byMouse);
  await player.expectShown();
  await player.play('t5>t3', byMouse);
});

test('a reload behind the cover leaves it there', async ({ page }) => {
  await openTable(page, EXAMPLE, [], byMouse);
  await page.getByRole('button', { name: table.endTurn }).click();
  await page.getByRole('button', { name: table.endTurnSure }).click();
  await expect(cover(page)).toContainText(table.cover.passTo('Ben'));
  await expect(cover(page)).toContainText(table.cover.clock(cards.name('TD')));
  await page.reload();
  await expect(cover(page)).toContainText(table.cover.turn('Ben'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(cover(page)).toBeVisible();
  await page.getByRole('button', { name: table.cover.confirm('Ben') }).click();
  await expect(page.getByRole('heading', { name: table.toMove('Ben') })).toBeVisible();
  await expect(page.getByText(undercover.clockTurned(cards.name('TD')))).toBeVisible();
});

for (const [title, hideAndReturn] of [
  ['a reload', (page: Page) => page.reload()],
  ['another tab in front', (page: Page) => hide(page)],
] as const) {
  test(`after a peek and ${title} the token is spent and the card hidden until it is held again`, async ({
    page,
  }) => {
    const player = await openTable(page, EXAMPLE, [], byMouse);
    await player.play('peek:5.4', byMouse);
    const ace = page.getByText(cards.name('AD'));
    const card = named(page, nameOfFaceDown(publicView(player.state()), { column: 4, index: 3 }));
    const held = await whereabouts(card);
    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    await expect(ace).toHaveCount(1);

    await hideAndReturn(page);
    await expect(cover(page)).toContainText(table.cover.turn('Anna'));
    await expect(ace).toHaveCount(0);
    await page.mouse.up();
    await player.uncover(byMouse);
    await player.expectShown();
    await expect(ace).toHaveCount(0);
    expect(player.state().peekTokens).toEqual([3, 4]);

    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    await expect(ace).toHaveCount(1);
    await page.mouse.up();
    await expect(ace).toHaveCount(0);
  });
}

test('the keyboard shows a peeked card as long as its letter is held', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, [], byKeyboard);
  await player.play('peek:5.4', byKeyboard);
  const ace = page.getByText(cards.name('AD'));
  await page.keyboard.down(undercover.keys.peek);
  await expect(ace).toHaveCount(1);
  await page.keyboard.up(undercover.keys.peek);
  await expect(ace).toHaveCount(0);
});
