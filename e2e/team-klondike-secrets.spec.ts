import type { Page } from '@playwright/test';
import {
  type Card,
  type TeamKlondikeAction,
  type TeamKlondikeState,
  formatDealCode,
  teamKlondike,
} from '../src/engine';
import { keepAhead } from './support/deal';
import { linesOf } from './support/fixtures';
import { expectHidden, expectSeen, watch } from './support/search';
import { named, whereabouts } from './support/table';
import { hide } from './support/tabs';
import {
  TEAM,
  type TeamDeal,
  type TeamPlayer,
  handIn,
  openTeamTable,
  teamDealOf,
} from './support/team';
import { expect, test } from './support/test';
import { type Texts, de, en } from './support/texts';
import { numbersFrom } from './support/walk';
import { byMouse, waysIn } from './support/ways';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Only Chromium tells what it reads out.',
);
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});

const dealOf = (seed: number, players: number): TeamDeal => {
  const options = teamKlondike.parseOptions({ level: 'normal', players, timeTokens: 20 });
  return teamDealOf(formatDealCode({ game: 'team-klondike', options, seed }));
};

/** Every card that nobody at the table sees now: under the columns, in all hands and own stocks. */
const hiddenCards = ({ columns, hands, ownStocks }: TeamKlondikeState): readonly Card[] => [
  ...columns.flatMap(({ down }) => down),
  ...hands.flat(),
  ...ownStocks.flat(),
];

/** One of the legal actions: coins and tucks as they come, hand cards in every second turn or so. */
function wander(state: TeamKlondikeState, random: () => number): TeamKlondikeAction {
  const legal = teamKlondike.legalActions(state).filter(({ type }) => type !== 'giveUp');
  const oneOf = (actions: readonly TeamKlondikeAction[]): TeamKlondikeAction | undefined =>
    actions[Math.floor(random() * actions.length)];
  const moves = legal.filter(({ type }) => type === 'move');
  const draw = random();
  const rest = legal.filter(({ type }) => type !== 'move');
  return (draw < 0.55 ? oneOf(moves) : undefined) ?? oneOf(rest) ?? { type: 'end' };
}

const cover = (page: Page) => page.getByRole('button', { name: /^(Ich bin|I am) / });

/** Holds the button that shows the hand, and sees all of it until it is let go. */
async function lookAtHand(player: TeamPlayer, texts: Texts): Promise<void> {
  const { page } = player;
  await page.getByRole('button', { name: texts.teamKlondike.hand, exact: true }).hover();
  await page.mouse.down();
  // oxlint-disable-next-line no-await-in-loop
  for (const card of handIn(player.state())) await expectSeen(page, card);
  await page.mouse.up();
  const others = hiddenCards(player.state()).filter(
    (card) => !handIn(player.state()).includes(card),
  );
  await expect(page.locator('.lying[data-place^="h"] .card-face')).toHaveCount(0);
  await expectHidden(page, hiddenCards(player.state()), others);
}

interface Walk {
  readonly seed: number;
  readonly players: number;
  readonly steps: number;
  readonly texts: Texts;
}

/** Plays at random, and after every step searches the whole page for what is hidden. */
async function walk(page: Page, { seed, players, steps, texts }: Walk): Promise<void> {
  const random = numbersFrom(seed);
  const ways = waysIn(texts);
  await watch(page);
  const player = await openTeamTable(page, dealOf(seed, players), [], ways.byMouse, texts);
  for (let step = 0; step < steps && player.state().status === 'play'; step++) {
    const before = player.state();
    const action = wander(before, random);
    // oxlint-disable-next-line no-await-in-loop
    await player.play(
      teamKlondike.formatAction(action),
      step % 2 === 0 ? ways.byMouse : ways.byKeyboard,
    );
    const after = player.state();
    // Who presses on a hand card sees the hand meanwhile: it alone may have been there for a moment.
    const still = hiddenCards(after)
      .filter((card) => hiddenCards(before).includes(card))
      .filter((card) => !handIn(before).includes(card));
    // oxlint-disable-next-line no-await-in-loop
    await expectHidden(page, hiddenCards(after), still);
    // oxlint-disable-next-line no-await-in-loop
    if (step % 9 === 4) await lookAtHand(player, texts);
    if (step % 12 !== 11 || after.status !== 'play') continue;
    // oxlint-disable-next-line no-await-in-loop
    await (step % 24 === 11 ? page.reload() : hide(page));
    // oxlint-disable-next-line no-await-in-loop
    await expect(cover(page)).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await expectHidden(page, hiddenCards(after));
    // oxlint-disable-next-line no-await-in-loop
    await player.uncover(ways.byMouse);
  }
}

test.describe('a random game', () => {
  test.slow();

  test('for two shows no hidden card anywhere, step by step', ({ page }) =>
    walk(page, { seed: 21, players: 2, steps: 40, texts: de }));

  test.describe('in English', () => {
    test.use({ locale: 'en-GB' });

    test('for three shows no hidden card anywhere, step by step', ({ page }) =>
      walk(page, { seed: 22, players: 3, steps: 40, texts: en }));
  });
});

test('the hand is gone as soon as another tab comes to the front', async ({ page }) => {
  await watch(page);
  const player = await openTeamTable(page, dealOf(5, 2), ['pass', 'pass'], byMouse);
  const [first] = handIn(player.state());
  const card = named(page, de.teamKlondike.handCard(1, 'Anna'));
  const { x, y } = await whereabouts(card);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expectSeen(page, first as Card);
  await hide(page);
  await expect(cover(page)).toBeVisible();
  await page.mouse.up();
  await expectHidden(page, hiddenCards(player.state()), []);
});

test.describe('where the hand is shown by a tap', () => {
  test('it stays until the turn ends, and never outlasts the cover', async ({ page }) => {
    await keepAhead(page, [['klondike-zu-zweit.settings', JSON.stringify({ handView: 'tap' })]]);
    await watch(page);
    const player = await openTeamTable(page, dealOf(5, 2), ['pass', 'pass'], byMouse);
    await named(page, de.teamKlondike.handCard(2, 'Anna')).click();
    // oxlint-disable-next-line no-await-in-loop
    for (const card of handIn(player.state())) await expectSeen(page, card);
    await page.getByRole('button', { name: de.teamKlondike.hideHand }).click();
    await expectHidden(page, hiddenCards(player.state()), []);
    await page.keyboard.press(de.teamKlondike.keys.hand);
    await expectSeen(page, handIn(player.state())[0] as Card);
    await page.reload();
    await expect(cover(page)).toBeVisible();
    await expectHidden(page, hiddenCards(player.state()));
    await player.uncover(byMouse);
    await expectHidden(page, hiddenCards(player.state()));
  });
});

/** Where a whole game stands in each of its steps. */
const [code = '', ...words] = (linesOf('teamWon.txt')[1] ?? '').split(' ');
const STEPS = [
  ['its opening coin', 1],
  ['its moves', words.indexOf('t5>f')],
  ['the card to tuck', words.findIndex((word) => word.startsWith('tuck'))],
  ['its coin', words.indexOf('end', 10) + 1],
] as const;

for (const [what, at] of STEPS) {
  test(`a reload comes back behind the cover, to ${what}`, async ({ page }) => {
    await watch(page);
    const player = await openTeamTable(page, teamDealOf(code), words.slice(0, at), byMouse);
    await player.expectShown();
    await page.reload();
    await expect(page.getByText(de.table.cover.only(TEAM[player.state().seat]))).toBeVisible();
    await expect(page.locator('.is-target')).toHaveCount(0);
    await expectHidden(page, hiddenCards(player.state()));
    await player.uncover(byMouse);
    await player.expectShown();
    await player.play(words.slice(at, at + 2), byMouse);
  });
}
