import type { EmptyColumnRule } from '../../engine';

const emptyColumn: Readonly<Record<EmptyColumnRule, string>> = {
  any: 'Empty columns take any card',
  king: 'Empty columns take kings only',
};

/** Level and options of Undercover, as they are chosen and told. */
export const undercoverSetup = {
  peekTokens: (tokens: number) =>
    tokens === 1 ? '1 peek token each' : `${tokens === 0 ? 'no' : tokens} peek tokens each`,
  passes: (passes: number) => (passes === 1 ? '1 pass' : `${passes} passes`),
  emptyColumn,
  talkAllowed: 'You may talk about peeks',
  talkForbidden: 'Not a word about peeks',
  noClock: {
    name: 'No clock',
    hint: 'The stock may be gone through as often as you like.',
  },
  kingsOnly: {
    name: 'Kings only',
    hint: 'An empty column takes only a king, as in Klondike.',
    already: 'On this level that is the rule anyway.',
  },
  passesField: { name: 'Passes', hint: 'How often you may go through the stock' },
  peekTokensField: { name: 'Peek tokens', hint: 'How many each of you has' },
};
