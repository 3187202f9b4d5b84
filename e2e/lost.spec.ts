import { dealOfCode, dealOfDeck } from './support/deal';
import { linesOf } from './support/fixtures';
import { openTable } from './support/player';
import { nameOfSource, named, publicView } from './support/table';
import { expect, test } from './support/test';
import { EXAMPLE } from './support/example';
import { byMouse } from './support/ways';
import { de } from './support/texts';

const { end } = de.table;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('players who only end their turns lose by the clock', async ({ page }) => {
  // On easy with one pass: 23 turns empty the stock, the next has no card to turn.
  const code = '18G0-0000-07Z';
  const player = await openTable(page, dealOfCode(code), Array(20).fill('end'), byMouse);
  await player.play('end end end end', byMouse);
  expect(player.state().status).toBe('lost:clock');
  const dialog = page.getByRole('dialog', { name: end.lost });
  await expect(dialog).toContainText(end['lost:clock']);
  await expect(dialog).toContainText(code);
  await expect(dialog.getByRole('button', { name: de.table.takeBack })).toHaveCount(0);
});

test('a dead end loses the game, and the move that led there can be taken back', async ({
  page,
}) => {
  const [options = '', deck = '', text = ''] = linesOf('deadEnd.txt');
  const words = text.split(' ');
  const player = await openTable(
    page,
    dealOfDeck(deck, JSON.parse(options)),
    words.slice(0, -3),
    byMouse,
  );
  await player.play(words.slice(-3), byMouse);
  expect(player.state().status).toBe('lost:deadend');
  const dialog = page.getByRole('dialog', { name: end.lost });
  await expect(dialog).toContainText(end['lost:deadend']);
  await page.reload();
  await expect(dialog).toContainText(end['lost:deadend']);
  await player.takeBack(byMouse);
  await expect(page.getByRole('dialog', { name: end.lost })).toHaveCount(0);
});

test('giving up is asked once, and the table then takes no more moves', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, ['end'], byMouse);
  const over = page.getByRole('dialog', { name: end.lost });
  await page.getByRole('button', { name: de.table.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: de.table.giveUp }).click();
  await expect(page.getByText(de.table.giveUpSure)).toBeVisible();
  await page.getByRole('button', { name: de.app.cancel }).click();
  await player.expectShown();

  await player.play('giveup', byMouse);
  await expect(over).toContainText(end['lost:givenup']);
  await over.getByRole('button', { name: end.showTable }).click();
  const ten = named(page, nameOfSource(publicView(player.state()), { place: 'waste' }));
  await ten.click();
  await expect(page.getByText(de.table.refusals.gameOver)).toBeVisible();
  await player.expectShown();
  await page.reload();
  await expect(over).toContainText(end['lost:givenup']);
});
