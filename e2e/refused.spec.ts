import type { Page } from '@playwright/test';
import { undercover as rules } from '../src/engine';
import { dealOfCode, dealOfTable } from './support/deal';
import { EXAMPLE } from './support/example';
import { wonGames } from './support/fixtures';
import { type Player, openTable, played } from './support/player';
import { type Move, nameOfFaceDown, named, publicView, whereabouts } from './support/table';
import { expect, test } from './support/test';
import { byKeyboard, byMouse, byTaps } from './support/ways';
import { de } from './support/texts';

const refusals = { ...de.table.refusals, ...de.undercover.refusals };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const saysWhy = (page: Page, sentence: string) =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();

/** A won game at a moment with no action left, one more move that would fit, and a free one. */
function outOfActions() {
  for (const { code, words } of wonGames()) {
    const deal = dealOfCode(code);
    for (let at = 1; at < words.length; at++) {
      const state = played(deal, words.slice(0, at));
      const legal = rules.legalActions(state);
      const costly = (action: (typeof legal)[number]): action is Move =>
        action.type === 'move' &&
        action.from.place !== 'foundation' &&
        action.to.place === 'column';
      const fourth = rules.legalActions({ ...state, actionsLeft: 1 }).find(costly);
      const free = legal.some(({ type }) => type === 'move');
      if (state.actionsLeft > 0 || fourth === undefined || !free) continue;
      return { deal, words: words.slice(0, at), fourth: rules.formatAction(fourth) };
    }
  }
  throw new Error('No won game runs out of actions.');
}

async function tryMove(player: Player, word: string, way = byMouse): Promise<void> {
  await way.move(player.page, publicView(player.state()), rules.parseAction(word) as Move);
}

for (const [name, way] of [
  ['A drag', byMouse],
  ['Two taps', byTaps],
  ['The keyboard', byKeyboard],
] as const) {
  test(`${name} to where a card does not fit: nothing changes, and a sentence says why`, async ({
    page,
  }) => {
    const player = await openTable(page, EXAMPLE, [], way);
    for (const [word, sentence] of [
      ['t5>t7', refusals.wrongRank],
      ['t7>t5', refusals.wrongRank],
      ['w>t2', refusals.wrongRank],
      ['t5>f', refusals.foundationNotNext],
      ['t1>t4', refusals.wrongRank],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await tryMove(player, word, way);
      // oxlint-disable-next-line no-await-in-loop
      await saysWhy(page, sentence);
      // oxlint-disable-next-line no-await-in-loop
      await player.expectShown();
    }
  });
}

test('a card of the same colour is refused in words of the rules', async ({ page }) => {
  const deal = dealOfTable(
    '|TC/5D|2D/QHKC|JC/5C8C3D|KH/4C6C8HAD|9S/THJD2S3H4H|KS/5H6D7S7HJSQC|9C',
    '3CTD',
    { level: 'normal' },
  );
  const player = await openTable(page, deal, [], byMouse);
  await tryMove(player, 't1>t3');
  await saysWhy(page, refusals.sameColour);
  await player.expectShown();
});

test('a marker on a high card is refused, and the card stays unmarked', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, [], byMouse);
  await player.play('peek:5.3', byMouse);
  await byMouse.mark(page, publicView(player.state()), { column: 4, index: 2 });
  await saysWhy(page, refusals.notLow);
  await player.expectShown();
});

test('a marker on a card that was not seen is not offered', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, [], byMouse);
  await page.getByRole('button', { name: de.undercover.mark, exact: true }).click();
  await saysWhy(page, de.undercover.nothingToMark);
  await player.play('peek:5.4', byMouse);
  await byMouse.mark(page, publicView(player.state()), { column: 4, index: 2 });
  await saysWhy(page, refusals.notSeen);
  await player.expectShown();
});

test('a peek after a move is refused, by button and by long press', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, ['end'], byMouse);
  await player.play('w>t3', byMouse);
  await page.getByRole('button', { name: de.undercover.peek, exact: true }).click();
  await saysWhy(page, refusals.peekMissed);
  await page.keyboard.press('Escape');
  const place = { column: 6, index: 0 };
  const { x, y } = await whereabouts(
    named(page, nameOfFaceDown(publicView(player.state()), place)),
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  await saysWhy(page, refusals.peekMissed);
  await page.mouse.up();
  await player.expectShown();
});

test('a second peek in a turn is refused', async ({ page }) => {
  const player = await openTable(page, EXAMPLE, [], byMouse);
  await player.play('peek:7.6', byMouse);
  await page.getByRole('button', { name: de.undercover.peek, exact: true }).click();
  await saysWhy(page, refusals.peekTaken);
  await player.expectShown();
});

test('where nothing can be taken up or taken back, a sentence says so, and a face-down card says what it takes to see it', async ({
  page,
}) => {
  const player = await openTable(page, EXAMPLE, [], byMouse);
  const { columns } = player.state();
  await page.keyboard.press(de.table.letters.takeBack);
  await saysWhy(page, de.table.nothingToTakeBack);
  await byMouse.choose(page, de.table.bareFoundation(de.cards.suits.S));
  await saysWhy(page, refusals.nothingThere);
  const faceDown = nameOfFaceDown(publicView(player.state()), { column: 6, index: 0 });
  expect(columns[6]?.down.length).toBeGreaterThan(0);
  await byMouse.choose(page, faceDown);
  await saysWhy(page, de.undercover.faceDownHint);
  await player.play('peek:7.6', byMouse);
  await byMouse.choose(page, faceDown);
  await saysWhy(page, refusals.peekTaken);
  await player.expectShown();
});

test('a fourth action is refused, while moves up stay free', async ({ page }) => {
  const { deal, words, fourth } = outOfActions();
  const player = await openTable(page, deal, words, byMouse);
  await tryMove(player, fourth);
  await saysWhy(page, refusals.noActionsLeft);
  await player.expectShown();
  const up = rules
    .legalActions(player.state())
    .find((action) => action.type === 'move' && action.to.place === 'foundation');
  expect(up).toBeDefined();
  if (up !== undefined) await player.play(rules.formatAction(up), byMouse);
});
