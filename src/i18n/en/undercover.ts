import type { MoveRefusal, UndercoverRefusal } from '../../engine';

const times = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const undercover = {
  peek: 'Peek',
  mark: 'Marker',
  /** Letters on the keyboard, as they are pressed. */
  keys: { peek: 'p', mark: 'm' },
  keyPeek: 'Peek at the card under the cursor; hold it down to see it again',
  keyMark: 'Set a marker on the card under the cursor',
  choosePeek: 'Which face-down card do you want to peek at?',
  chooseMark: 'Which of the cards you have seen do you want to mark?',
  nothingToMark: 'You have seen no face-down card that you could mark.',
  peekTitle: (card: number, column: number) => `Peek at card ${card} of column ${column}?`,
  peekText: (tokens: number) =>
    tokens === 1
      ? 'It costs your last peek token and cannot be taken back.'
      : `It costs one of your ${tokens} peek tokens and cannot be taken back.`,
  peekDo: 'Peek',
  endLoses: 'The clock has run out: ending this turn loses the game.',
  holdToSee: 'Hold the card to look at it; let go to cover it.',
  tapToSee: 'Tap the card to look at it; tap again to cover it.',
  faceDownHint: 'This card lies face down. Choose “Peek” or press on it for a while to look.',
  stockHint: 'The stock is your clock: ending a turn turns its top card.',
  tokens: (left: number) => times(left, 'peek token', 'peek tokens'),
  markers: (left: number) => times(left, 'marker', 'markers'),
  clock: {
    name: 'Clock',
    free: 'No clock',
    stands: 'The clock stands',
    stock: 'Stock through in',
    lost: 'Lost in',
    turns: (turns: number) => times(turns, 'turn', 'turns'),
    pass: 'Pass',
    passOf: (pass: number, passes: number) => `${pass} of ${passes}`,
  },
  peeked: (name: string, card: number, column: number) =>
    `${name} peeked at card ${card} of column ${column}.`,
  marked: (name: string, card: number, column: number) =>
    `${name} marked card ${card} of column ${column}.`,
  fromWaste: 'the waste',
  markerReturned: (name: string) => `${name}’s marker came back.`,
  clockTurned: (card: string) => `The clock turned the ${card}.`,
  redealt: 'The waste was turned over and is the new stock.',
  refusals: {
    peekTaken: 'One peek a turn is all.',
    peekMissed: 'A peek must come before the first move of the turn.',
    noPeekTokens: 'You have no peek token left.',
    notFaceDown: 'Only a face-down card can be peeked at or marked.',
    notSeen: 'You can only mark a card that you have peeked at.',
    alreadyMarked: 'Your marker lies on it already.',
    noMarkersLeft: 'Both of your markers are on the table.',
    notLow: 'A marker must be true: only an ace, a 2 or a 3 may carry it.',
  } satisfies Record<Exclude<UndercoverRefusal, MoveRefusal | 'gameOver'>, string>,
  silenceText: {
    forbidden:
      'Say nothing about face-down cards, nor about your plans. You may talk about the rules, about whose turn it is, and about tokens and passes. Markers do the talking.',
    allowed:
      'At this level you may tell each other what you have seen. Plans stay unspoken; rules, turns, tokens and passes are free to talk about.',
  },
};
