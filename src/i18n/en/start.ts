import type { DealCodeRefusal, Level, Status } from '../../engine';

const codeRefusals: Readonly<Record<DealCodeRefusal, string>> = {
  codeLength: 'A deal code has eleven characters; this one has another number of them.',
  codeCharacter: 'A deal code is made of letters and digits only.',
  codeMistyped:
    'That doesn’t add up: at least one character is wrong. Please compare it once more.',
  codeUnknown:
    'This code is for a game or an option that isn’t known here. Is the program up to date?',
};

const status: Readonly<Record<Status, string>> = {
  play: 'In play',
  won: 'Won!',
  'lost:clock': 'Lost: the stock has run out',
  'lost:time': 'Lost: no time tokens left',
  'lost:deadend': 'Lost: no way on',
  'lost:givenup': 'Given up',
};

const levels: Readonly<Record<Level, string>> = { easy: 'Easy', normal: 'Normal', hard: 'Hard' };

const actions: Readonly<Record<number, string>> = { 3: 'three', 4: 'four' };

export const start = {
  tagline: 'Two heads, one table, one game of patience.',
  rules: 'Rules',
  settings: 'Settings',
  lab: 'Lab',
  more: 'More',
  open: {
    title: 'Your game',
    toMove: (name: string) => `It’s ${name}’s turn`,
    status,
    turn: (number: number) => `Turn ${number}`,
    beforeFirstTurn: 'Before the first turn',
    home: (cards: number) => `${cards} of 52 cards on the foundations`,
    resume: 'Continue',
    look: 'Look at the table',
  },
  newGame: 'New game',
  game: 'Game',
  level: 'Level',
  levels,
  wins: (percent: number) => `Computer wins ${percent}%`,
  variations: 'Variations',
  none: 'none',
  fourActions: {
    name: 'Four actions',
    hint: (actionsBefore: number) => `Four actions a turn, not ${actions[actionsBefore]}.`,
  },
  asLevel: (value: number) => `${value} (level)`,
  players: {
    title: 'Who is playing?',
    hint: (seats: number) =>
      `The ${seats === 2 ? 'younger' : 'youngest'} one starts. Tap whoever that is.`,
    name: (number: number) => `Name of player ${number}`,
    unnamed: (number: number) => `Player ${number}`,
    starts: 'starts',
    startsFor: (name: string) => `${name} starts`,
  },
  deal: {
    title: 'Which deal?',
    random: 'Shuffled',
    byCode: 'By deal code',
    code: 'Deal code',
    hint: 'Typed or pasted; capitals, strokes and spaces don’t matter.',
    found: 'A good code. It sets the level and the options above.',
    refusals: codeRefusals,
  },
  start: 'Start',
  replace: {
    title: 'Put the open game aside?',
    text: (turn: number) =>
      `You are in turn ${turn} of a game. When you deal a new one, it is over for good.`,
    confirm: 'Deal a new game',
    keep: 'Keep the open game',
  },
};
