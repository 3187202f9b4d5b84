import type { Page } from '@playwright/test';
import { EXAMPLE, JACK, TEN_ON_WASTE } from './support/example';
import { type Player, openTable } from './support/player';
import { goBack } from './support/start';
import { nameOfFaceDown, named, publicView, whereabouts } from './support/table';
import { hide } from './support/tabs';
import { expect, test } from './support/test';
import { de } from './support/texts';
import { byMouse } from './support/ways';

test.use({
  viewport: { width: 1024, height: 768 },
  contextOptions: { reducedMotion: 'reduce' },
});

const atSecondTurn = (page: Page): Promise<Player> => openTable(page, EXAMPLE, ['end'], byMouse);

for (const [what, breakOff] of [
  ['Escape is pressed', (page: Page) => page.keyboard.press('Escape')],
  ['another tab comes to the front', hide],
  [
    'the window loses the focus',
    (page: Page) => page.evaluate(() => void dispatchEvent(new Event('blur'))),
  ],
  [
    'the window changes its size',
    (page: Page) => page.setViewportSize({ width: 768, height: 1024 }),
  ],
] as const) {
  test(`a card carried by the mouse goes back when ${what}`, async ({ page }) => {
    const player = await atSecondTurn(page);
    const home = await whereabouts(named(page, TEN_ON_WASTE));
    const jack = await whereabouts(named(page, JACK));
    await page.mouse.move(home.x, home.y);
    await page.mouse.down();
    await page.mouse.move(jack.x, jack.y, { steps: 3 });
    await expect(page.locator('[data-lifted]')).not.toHaveCount(0);
    await breakOff(page);
    await expect(page.locator('[data-lifted]')).toHaveCount(0);
    await page.mouse.up();
    if (what.includes('tab')) await player.uncover(byMouse);
    await player.expectShown();
    await player.play('w>t3', byMouse);
  });
}

test('a peeked card is seen while the mouse holds it, and not tapped when it is let go', async ({
  page,
}) => {
  const player = await openTable(page, EXAMPLE, [], byMouse);
  await player.play('peek:5.4', byMouse);
  const place = { column: 4, index: 3 };
  const card = await whereabouts(named(page, nameOfFaceDown(publicView(player.state()), place)));
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await expect(page.getByText(de.cards.name('AD'))).toHaveCount(1);
  await page.mouse.up();
  await expect(page.getByText(de.cards.name('AD'))).toHaveCount(0);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await player.expectShown();
});

test('right and middle button do nothing', async ({ page }) => {
  const player = await atSecondTurn(page);
  const ten = await whereabouts(named(page, TEN_ON_WASTE));
  const jack = await whereabouts(named(page, JACK));
  for (const button of ['right', 'middle'] as const) {
    /* oxlint-disable no-await-in-loop */
    await page.mouse.click(ten.x, ten.y, { button });
    await page.mouse.move(ten.x, ten.y);
    await page.mouse.down({ button });
    await page.mouse.move(jack.x, jack.y, { steps: 3 });
    await page.mouse.up({ button });
    /* oxlint-enable no-await-in-loop */
  }
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await player.expectShown();
});

test('Back leads from the table to the start page, and the game is kept', async ({ page }) => {
  await atSecondTurn(page);
  await page.goto('./');
  const resume = page.getByRole('button', { name: de.start.open.resume });
  await resume.click();
  await page.getByRole('button', { name: de.table.cover.confirm('Ben') }).click();
  await goBack(page);
  await expect(page.getByText(de.start.open.toMove('Ben'))).toBeVisible();
  await resume.click();
  await page.getByRole('button', { name: de.table.cover.confirm('Ben') }).click();
  await expect(named(page, TEN_ON_WASTE)).toBeVisible();
});
