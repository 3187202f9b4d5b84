import { describe, expect, test } from 'vitest';
import { undercover } from '../../../src/engine';
import { played } from '../../support/naive';
import { answerTo, filled, stateAt } from '../../support/positions';

// The rules page, a row a rule or decision: the position, a word, and the position after it or the refusal. `…`
// stands for the cards that are not named. Fields: tableau, foundations, stock, waste, player, actions left, redeals
// left, peek tokens, markers, seen, peek step, status.

type Rows = readonly (readonly [name: string, before: string, word: string, after: string])[];

/** The position after the word, or the refusal. */
const answer = (position: string, word: string, options: object = {}): string =>
  answerTo(undercover, stateAt(undercover, position, { level: 'normal', ...options }), word);

describe('within the tableau', () => {
  const rows: Rows = [
    [
      'a card moves on to one that is a rank higher and of the other colour, and that costs an action',
      '|9H/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2',
      '|/|TC9H/|/|/|/|/| ---- … - 1 2 1 4,4 - - - play',
    ],
    [
      'a run moves as one',
      '|9H8S7D/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2*3',
      '|/|TC9H8S7D/|/|/|/|/| ---- … - 1 2 1 4,4 - - - play',
    ],
    [
      'a part of a run moves too',
      '|9H8S7D/|9D/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2*2',
      '|9H/|9D8S7D/|/|/|/|/| ---- … - 1 2 1 4,4 - - - play',
    ],
    [
      'cards that are no run do not move as one',
      '|9H8S7S/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2*3',
      'notARun',
    ],
    [
      'no more cards move than lie face up',
      '8C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2*2',
      'notARun',
    ],
    [
      'the same colour does not fit',
      '|9S/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2',
      'sameColour',
    ],
    [
      'two ranks lower does not fit',
      '|8H/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2',
      'wrongRank',
    ],
    [
      'a king does not go on to an ace',
      '|KH/|AC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2',
      'wrongRank',
    ],
    [
      'a column gives nothing to itself',
      '|9H/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t1',
      'samePlace',
    ],
    [
      'an empty column gives nothing',
      '|/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2',
      'nothingThere',
    ],
    [
      'a face-down card that nothing lies on is turned up at once',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      't1>t2',
      '2S|4C/|TC9H/|/|/|/|/| ---- … - 1 2 1 4,4 - - - play',
    ],
    [
      'a fourth action is refused',
      '|9H/|TC/|/|/|/|/| ---- … - 1 0 1 4,4 - - - play',
      't1>t2',
      'noActionsLeft',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('the waste', () => {
  const rows: Rows = [
    [
      'gives its top card to the tableau for an action, and the one below becomes free',
      '|TC/|/|/|/|/|/| ---- … 9HKS 1 3 1 4,4 - - p play',
      'w>t1',
      '|TC9H/|/|/|/|/|/| ---- … KS 1 2 1 4,4 - - - play',
    ],
    [
      'gives its top card to a foundation for nothing',
      '|TC/|/|/|/|/|/| ---- … ADKS 1 0 1 4,4 - - - play',
      'w>f',
      '|TC/|/|/|/|/|/| --A- … KS 1 0 1 4,4 - - - play',
    ],
    [
      'gives nothing where it is empty',
      '|TC/|/|/|/|/|/| ---- … - 1 3 1 4,4 - - - play',
      'w>t1',
      'nothingThere',
    ],
    [
      'gives no card that does not fit',
      '|TC/|/|/|/|/|/| ---- … 9SKS 1 3 1 4,4 - - - play',
      'w>t1',
      'sameColour',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('a foundation', () => {
  const rows: Rows = [
    [
      'takes an ace for nothing, also when no action is left',
      '2S|AH/|/|/|/|/|/| ---- … - 1 0 1 4,4 - - - play',
      't1>f',
      '|2S/|/|/|/|/|/| -A-- … - 1 0 1 4,4 - - - play',
    ],
    [
      'takes the next card of its suit',
      '|3S/|/|/|/|/|/| 2--- … - 1 3 1 4,4 - - - play',
      't1>f',
      '|/|/|/|/|/|/| 3--- … - 1 3 1 4,4 - - - play',
    ],
    [
      'takes no card before its turn',
      '|3S/|/|/|/|/|/| A--- … - 1 3 1 4,4 - - - play',
      't1>f',
      'foundationNotNext',
    ],
    [
      'gives its top card back to where it fits, for an action',
      '|8S/|/|/|/|/|/| -7-- … - 1 3 1 4,4 - - - play',
      'fH>t1',
      '|8S7H/|/|/|/|/|/| -6-- … - 1 2 1 4,4 - - - play',
    ],
    [
      'gives its top card to an empty column too',
      '|8S/|/|/|/|/|/| -7-- … - 1 3 1 4,4 - - - play',
      'fH>t2',
      '|8S/|7H/|/|/|/|/| -6-- … - 1 2 1 4,4 - - - play',
    ],
    [
      'gives nothing where it is empty',
      '|8S/|/|/|/|/|/| -7-- … - 1 3 1 4,4 - - - play',
      'fC>t2',
      'nothingThere',
    ],
    [
      'gives nothing without an action',
      '|8S/|/|/|/|/|/| -7-- … - 1 0 1 4,4 - - - play',
      'fH>t1',
      'noActionsLeft',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('an empty column', () => {
  const rows: Rows = [
    [
      'takes a king with the run below it',
      '2S|KHQS/|/|AC/|AS/|AH/|AD/|2C ---- … - 1 3 1 4,4 - - - play',
      't1>t2*2',
      '|2S/|KHQS/|AC/|AS/|AH/|AD/|2C ---- … - 1 2 1 4,4 - - - play',
    ],
    [
      'takes any single card',
      '|9H8S/|/|AC/|AS/|AH/|AD/|2C ---- … - 1 3 1 4,4 - - - play',
      't1>t2',
      '|9H/|8S/|AC/|AS/|AH/|AD/|2C ---- … - 1 2 1 4,4 - - - play',
    ],
    [
      'takes the top card of the waste',
      '|/|TC/|/|/|/|/| ---- … 9SKS 1 3 1 4,4 - - - play',
      'w>t1',
      '|9S/|TC/|/|/|/|/| ---- … KS 1 2 1 4,4 - - - play',
    ],
    [
      'takes several cards only when a king leads',
      '|9H8S/|/|AC/|AS/|AH/|AD/|2C ---- … - 1 3 1 4,4 - - - play',
      't1>t2*2',
      'emptyColumnNeedsKingForRun',
    ],
    [
      'takes a run that already starts its column, for an action',
      '|KHQS/|/|AC/|AS/|AH/|AD/|2C ---- … - 1 3 1 4,4 - - - play',
      't1>t2*2',
      '|/|KHQS/|AC/|AS/|AH/|AD/|2C ---- … - 1 2 1 4,4 - - - play',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });

  const onlyKings: Rows = [
    [
      'takes a king-led run',
      '2S|KHQS/|/|AC/|AS/|AH/|AD/|2C ---- … - 1 3 1 2,2 - - - play',
      't1>t2*2',
      '|2S/|KHQS/|AC/|AS/|AH/|AD/|2C ---- … - 1 2 1 2,2 - - - play',
    ],
    [
      'takes no other single card',
      '|9H8S/|/|AC/|AS/|AH/|AD/|2C ---- … - 1 3 1 2,2 - - - play',
      't1>t2',
      'emptyColumnNeedsKing',
    ],
    [
      'takes no other card of the waste',
      '|/|TC/|/|/|/|/| ---- … 9SKS 1 3 1 2,2 - - - play',
      'w>t1',
      'emptyColumnNeedsKing',
    ],
    [
      'takes no other card from a foundation',
      '|8S/|/|/|/|/|/| -7-- … - 1 3 1 2,2 - - - play',
      'fH>t2',
      'emptyColumnNeedsKing',
    ],
  ];
  test.each(onlyKings)('on hard %s', (_, before, word, expected) => {
    expect(answer(before, word, { level: 'hard' })).toBe(filled(expected));
  });
  test.each(onlyKings)('with kings only %s', (_, before, word, expected) => {
    expect(answer(before, word, { kingsOnly: true })).toBe(filled(expected));
  });
});

describe('a peek', () => {
  const rows: Rows = [
    [
      'costs a token, and everybody sees at which card it was',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - p play',
      'peek:1.1',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 3,4 - 1@1.1 - play',
    ],
    [
      'is paid by the player to move',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 2 3 1 4,4 - - p play',
      'peek:1.2',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 2 3 1 4,3 - 2@1.2 - play',
    ],
    [
      'at a card that the partner has seen is allowed',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 2 3 1 3,4 - 1@1.2 p play',
      'peek:1.2',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 2 3 1 3,3 - 1@1.2,2@1.2 - play',
    ],
    [
      'at a card that the player has seen costs a token again',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 3,4 - 1@1.2 p play',
      'peek:1.2',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 2,4 - 1@1.2 - play',
    ],
    [
      'needs a token',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 0,4 - - p play',
      'peek:1.2',
      'noPeekTokens',
    ],
    [
      'finds no card where none lies face down',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 4,4 - - p play',
      'peek:1.3',
      'notFaceDown',
    ],
    [
      'comes too late once that step is over',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 2 1 4,4 - - - play',
      'peek:1.2',
      'peekMissed',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });

  const before = '2S4CAD|9H/|TC/|AH/|/|/|/| ---- … - 1 3 1 4,4 - 1@1.3 p play';
  const peekAfter = (word: string) => {
    const state = stateAt(undercover, before, { level: 'normal' });
    return answerTo(undercover, played(undercover, state, word), 'peek:1.2');
  };

  test('is taken once a turn', () => {
    expect(peekAfter('peek:1.1')).toBe('peekTaken');
  });
  test('comes too late after a move', () => {
    expect(peekAfter('t1>t2')).toBe('peekMissed');
  });
  test('comes too late after a free move too', () => {
    expect(peekAfter('t3>f')).toBe('peekMissed');
  });
  test('may follow a marker', () => {
    expect(peekAfter('mark:1.3')).toContain(' 3,4 ');
  });
});

describe('a marker', () => {
  const rows: Rows = [
    [
      'goes on an ace, a 2 or a 3 that the player has peeked at, now or earlier, and costs nothing',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 0 1 3,4 - 1@1.1 - play',
      'mark:1.1',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 0 1 3,4 1@1.1 1@1.1 - play',
    ],
    [
      'goes on a 3',
      '3S4C|9H/|TC/|/|/|/|/| ---- … - 1 0 1 3,4 - 1@1.1 - play',
      'mark:1.1',
      '3S4C|9H/|TC/|/|/|/|/| ---- … - 1 0 1 3,4 1@1.1 1@1.1 - play',
    ],
    [
      'goes on no higher card',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 3,4 - 1@1.2 - play',
      'mark:1.2',
      'notLow',
    ],
    [
      'goes on no card that only the partner has seen, whatever it is',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 2 3 1 3,4 - 1@1.1 - play',
      'mark:1.1',
      'notSeen',
    ],
    [
      'goes on no card that lies open',
      '2S4C|AH/|TC/|/|/|/|/| ---- … - 1 3 1 3,4 - 1@1.1 - play',
      'mark:1.3',
      'notFaceDown',
    ],
    [
      'of one player does not go on a card twice',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 3,4 1@1.1 1@1.1 - play',
      'mark:1.1',
      'alreadyMarked',
    ],
    [
      'of the partner may lie on the same card',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 2 3 1 3,3 1@1.1 1@1.1,2@1.1 - play',
      'mark:1.1',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 2 3 1 3,3 1@1.1,2@1.1 1@1.1,2@1.1 - play',
    ],
    [
      'is one of two that a player has',
      'AS2S3S|9H/|TC/|/|/|/|/| ---- … - 1 3 1 1,4 1@1.1,1@1.2 1@1.1,1@1.2,1@1.3 - play',
      'mark:1.3',
      'noMarkersLeft',
    ],
    [
      'goes back when its card is turned up, with what the players have seen there',
      '2S|9H/|TC/|/|/|/|/| ---- … - 1 3 1 3,3 1@1.1,2@1.1 1@1.1,2@1.1 - play',
      't1>t2',
      '|2S/|TC9H/|/|/|/|/| ---- … - 1 2 1 3,3 - - - play',
    ],
    [
      'stays when another card is turned up',
      '2S4C|9H/|TC/|/|/|/|/| ---- … - 1 3 1 3,4 1@1.1 1@1.1 - play',
      't1>t2',
      '2S|4C/|TC9H/|/|/|/|/| ---- … - 1 2 1 3,4 1@1.1 1@1.1 - play',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('the end of a turn', () => {
  const rows: Rows = [
    [
      'turns the top card of the stock on to the waste, and gives the partner a whole turn',
      '…|9H/|TC/|/|/|/|/| ---- 2S3D KC 1 1 1 4,4 - - - play',
      'end',
      '…|9H/|TC/|/|/|/|/| ---- 3D 2SKC 2 3 1 4,4 - - p play',
    ],
    [
      'turns a card whether or not an action was taken',
      '…|9H/|TC/|/|/|/|/| ---- 2S3D KC 2 3 1 4,4 - - p play',
      'end',
      '…|9H/|TC/|/|/|/|/| ---- 3D 2SKC 1 3 1 4,4 - - p play',
    ],
    [
      'turns the last card of the stock and spends no redeal yet',
      '…|9H/|TC/|/|/|/|/| ---- 2S KC 1 3 1 4,4 - - p play',
      'end',
      '…|9H/|TC/|/|/|/|/| ---- - 2SKC 2 3 1 4,4 - - p play',
    ],
    [
      'turns the whole waste over where the stock is empty: its bottom card comes first, and at once',
      '…|9H/|TC/|/|/|/|/| ---- - 2SKC3D 1 3 1 4,4 - - p play',
      'end',
      '…|9H/|TC/|/|/|/|/| ---- KC2S 3D 2 3 0 4,4 - - p play',
    ],
    [
      'turns a single card of the waste over and over',
      '…|9H/|TC/|/|/|/|/| ---- - 2S 1 3 1 4,4 - - p play',
      'end',
      '…|9H/|TC/|/|/|/|/| ---- - 2S 2 3 0 4,4 - - p play',
    ],
    [
      'loses where a card must be turned and no redeal is left, and changes nothing else',
      '…|9H/|TC/|/|/|/|/| ---- - 2SKC3D 1 2 0 4,4 - - - play',
      'end',
      '…|9H/|TC/|/|/|/|/| ---- - 2SKC3D 1 2 0 4,4 - - - lost:clock',
    ],
    [
      'turns nothing where stock and waste are empty: the clock stands',
      '…|9H/|TC/|/|/|/|/| ---- - - 1 2 0 4,4 - - - play',
      'end',
      '…|9H/|TC/|/|/|/|/| ---- - - 2 3 0 4,4 - - p play',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });

  test.each([
    [
      'turns the waste over as often as need be',
      '…|9H/|TC/|/|/|/|/| ---- - 2SKC3D 1 3 * 4,4 - - p play',
      'end',
      '…|9H/|TC/|/|/|/|/| ---- KC2S 3D 2 3 * 4,4 - - p play',
    ],
  ] satisfies Rows)('without a clock %s', (_, before, word, expected) => {
    expect(answer(before, word, { noClock: true })).toBe(filled(expected));
  });

  test.each([
    [
      'gives the partner four',
      '…|9H/|TC/|/|/|/|/| ---- 2S3D KC 1 1 1 4,4 - - - play',
      'end',
      '…|9H/|TC/|/|/|/|/| ---- 3D 2SKC 2 4 1 4,4 - - p play',
    ],
  ] satisfies Rows)('with four actions %s', (_, before, word, expected) => {
    expect(answer(before, word, { fourActions: true })).toBe(filled(expected));
  });
});

describe('the game is', () => {
  const rows: Rows = [
    [
      'won when stock and waste are empty and the last face-down card is turned up',
      '2S|9H/|TC/|…/|/|/|/| ---- - - 1 3 1 4,4 - - p play',
      't1>t2',
      '|2S/|TC9H/|…/|/|/|/| ---- - - 1 2 1 4,4 - - - won',
    ],
    [
      'won when all cards lie face up and the last card leaves the waste',
      '|TC/|…/|/|/|/|/| ---- - 9H 1 3 0 4,4 - - p play',
      'w>t1',
      '|TC9H/|…/|/|/|/|/| ---- - - 1 2 0 4,4 - - - won',
    ],
    [
      'won when all cards are on the foundations',
      '|/|/|/|/|/|/| KKQK - KD 1 3 0 4,4 - - p play',
      'w>f',
      '|/|/|/|/|/|/| KKKK - - 1 3 0 4,4 - - - won',
    ],
    [
      'not yet won while a card is left in the waste',
      '2S|9H/|TC/|…/|/|/|/| ---- - KC 1 3 1 4,4 - - p play',
      't1>t2',
      '|2S/|TC9H/|…/|/|/|/| ---- - KC 1 2 1 4,4 - - - play',
    ],
    [
      'lost by a dead end when the last card of the waste leaves no way to turn a card up or bring one up',
      '…|TS/AS|8S/AH|6S/AD|QS/AC|8C/2S|TC/2H|QC ---- - 5H 1 3 0 4,4 - - - play',
      'w>t3',
      '…|TS/AS|8S/AH|6S5H/AD|QS/AC|8C/2S|TC/2H|QC ---- - - 1 2 0 4,4 - - - lost:deadend',
    ],
    [
      'lost by a dead end also where a card can be taken back and put up again, and no more',
      '…|TS/AS|8S/AD|6S/AC|QS/2S|8C/2C|TC/2D|QC -4-- - 5H 1 3 0 4,4 - - - play',
      'w>f',
      '…|TS/AS|8S/AD|6S/AC|QS/2S|8C/2C|TC/2D|QC -5-- - - 1 3 0 4,4 - - - lost:deadend',
    ],
    [
      'not lost where a card taken back makes a way, even when this turn has no action left for it',
      '…|TS/AS|4S/AD|6S/AC|QS/2S|8C/2C|TC/2D|QC -4-- - 5H 1 0 0 4,4 - - - play',
      'w>f',
      '…|TS/AS|4S/AD|6S/AC|QS/2S|8C/2C|TC/2D|QC -5-- - - 1 0 0 4,4 - - - play',
    ],
    [
      'not lost by a dead end before the clock stands',
      '…|TS/AS|8S/AH|6S/AD|QS/AC|8C/2S|TC/2H|QC ---- - 5HKD 1 3 0 4,4 - - - play',
      'w>t3',
      '…|TS/AS|8S/AH|6S5H/AD|QS/AC|8C/2S|TC/2H|QC ---- - KD 1 2 0 4,4 - - - play',
    ],
    [
      'given up at any time',
      '2S|9H/|TC/|…/|/|/|/| ---- - KC 1 3 1 4,4 - - p play',
      'giveup',
      '2S|9H/|TC/|…/|/|/|/| ---- - KC 1 3 1 4,4 - - p lost:givenup',
    ],
    [
      'over for every action once it has ended',
      '2S|9H/|TC/|…/|/|/|/| ---- - KC 1 3 1 4,4 - - p lost:clock',
      'giveup',
      'gameOver',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});
