import { expect, test } from 'vitest';
import type { TeamKlondikeEvent, TeamKlondikeOptions } from '../../../src/engine';
import { loadTexts } from '../../../src/i18n';
import { loadGameTexts } from '../../../src/i18n/games';
import { firstOptions } from '../../../src/store/catalogue';
import { changeTo } from '../../../src/ui/team-klondike/SetupForm';
import { isOpening, sentenceOf } from '../../../src/ui/team-klondike/sentences';
import { tellOptions } from '../../../src/ui/team-klondike/tell';

const common = await loadTexts('en');
const texts = { ...common, ...(await loadGameTexts('team-klondike', 'en')) };
const NAMES = ['Anna', 'Ben', 'Clara'];

test.each<[TeamKlondikeEvent, string | null]>([
  [
    {
      type: 'moved',
      seat: 0,
      cards: ['7H'],
      from: { place: 'hand', card: '7H' },
      to: { place: 'column', column: 2 },
    },
    'Anna moved 7 of hearts from the hand to column 3.',
  ],
  [{ type: 'handCardShown', seat: 0, card: '7H' }, null],
  [{ type: 'coinSet', seat: 1, column: 4, from: null }, 'Ben set the coin on column 5.'],
  [
    { type: 'coinSet', seat: 1, column: 4, from: 0 },
    'Ben moved the coin from column 1 to column 5.',
  ],
  [{ type: 'coinSet', seat: 1, column: 4, from: 4 }, 'Ben set the coin on column 5 once more.'],
  [{ type: 'coinLeft', seat: 2 }, 'Clara set no coin.'],
  [
    { type: 'coinReturned', seat: 1, column: 4, reason: 'covered' },
    'Ben’s coin goes back: its card was covered.',
  ],
  [
    { type: 'coinReturned', seat: 1, column: 4, reason: 'moved' },
    'Ben’s coin goes back: its card was moved.',
  ],
  [
    { type: 'coinReturned', seat: 1, column: 4, reason: 'filled' },
    'Ben’s coin goes back: its column was filled.',
  ],
  [
    { type: 'coinReturned', seat: 1, column: 4, reason: 'played' },
    'Ben’s coin goes back: the card it spoke of was played.',
  ],
  [
    { type: 'timeTokenPaid', seat: 0, timeTokens: 1 },
    'Anna played no hand card: one time token is gone, 1 is left.',
  ],
  [
    { type: 'tucked', seat: 0, card: null, open: false },
    'Anna tucked a hand card under the own stock.',
  ],
  [
    { type: 'tucked', seat: 0, card: '7H', open: true },
    'Anna tucked the 7 of hearts under the own stock.',
  ],
  [{ type: 'refilled', seat: 0, count: 2, cards: null, open: false }, 'Anna drew 2 cards.'],
])('%j is told as it is', (event, sentence) => {
  expect(sentenceOf(event, NAMES, texts)).toBe(sentence);
});

test('An opening coin is no turn', () => {
  expect(isOpening([{ type: 'coinLeft', seat: 0 }])).toBe(true);
  expect(
    isOpening([
      { type: 'turnEnded', seat: 0 },
      { type: 'coinLeft', seat: 0 },
    ]),
  ).toBe(false);
});

test('Time tokens follow level and players until they are set by hand', () => {
  const first = firstOptions('team-klondike') as TeamKlondikeOptions;
  const three = changeTo(first, { players: 3 });
  expect(three.timeTokens).toBe(10);
  expect(changeTo(three, { level: 'hard' }).timeTokens).toBe(6);
  const byHand = changeTo(three, { timeTokens: 7 });
  expect(changeTo(byHand, { level: 'easy' }).timeTokens).toBe(7);
  expect(tellOptions({ ...byHand, openHands: true }, common)).toEqual([
    'Normal',
    '3 players',
    'Open hands',
    '7 time tokens',
  ]);
});
