import type { EmptyColumnRule, Level } from '../../engine';

const levels: Readonly<Record<Level, string>> = { easy: 'Easy', normal: 'Normal', hard: 'Hard' };

const emptyColumn: Readonly<Record<EmptyColumnRule, string>> = {
  any: 'Empty columns take any card',
  king: 'Empty columns take kings only',
};

const actions: Readonly<Record<number, string>> = { 3: 'three', 4: 'four' };

/** Level and options of Undercover, as they are chosen and told. */
export const undercoverSetup = {
  level: 'Level',
  levels,
  peekTokens: (tokens: number) =>
    tokens === 1 ? '1 peek token each' : `${tokens === 0 ? 'no' : tokens} peek tokens each`,
  passes: (passes: number) => (passes === 1 ? '1 pass' : `${passes} passes`),
  emptyColumn,
  talkAllowed: 'You may talk about peeks',
  talkForbidden: 'Not a word about peeks',
  variations: 'Variations',
  none: 'none',
  noClock: {
    name: 'No clock',
    hint: 'The stock may be gone through as often as you like.',
  },
  fourActions: {
    name: 'Four actions',
    hint: (actionsBefore: number) => `Four actions a turn, not ${actions[actionsBefore]}.`,
  },
  kingsOnly: {
    name: 'Kings only',
    hint: 'An empty column takes only a king, as in Klondike.',
    already: 'On this level that is the rule anyway.',
  },
  passesField: { name: 'Passes', hint: 'How often you may go through the stock' },
  peekTokensField: { name: 'Peek tokens', hint: 'How many each of you has' },
  asLevel: (value: number) => `${value} (level)`,
};
