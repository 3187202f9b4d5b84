import { describe, expect, test } from 'vitest';
import { teamKlondike } from '../../../src/engine';
import { answerTo, filled, stateAt } from '../../support/positions';

// The rules page, a row a rule or decision: the position, a word, and the position after it or the refusal. `…`
// stands for the cards that are not named. Fields: tableau, foundations, own stocks, hands, player, step, actions
// left, time tokens, coins, whether a hand card was played, status.

type Rows = readonly (readonly [name: string, before: string, word: string, after: string])[];

/** The position after the word, or the refusal. */
const answer = (position: string, word: string, options: object = {}): string =>
  answerTo(teamKlondike, stateAt(teamKlondike, position, { level: 'normal', ...options }), word);

describe('before the first turn', () => {
  const rows: Rows = [
    [
      'a player may set the coin where a hand card fits',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 opening 3 8 - - play',
      'coin:t1',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 2 opening 3 8 1@t1 - play',
    ],
    [
      'a player may leave it',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 opening 3 8 - - play',
      'pass',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 2 opening 3 8 - - play',
    ],
    [
      'the first turn begins when the last player has set or left it',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 2 opening 3 8 1@t1 - play',
      'pass',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 3 8 1@t1 - play',
    ],
    [
      'the coin must be true',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 opening 3 8 - - play',
      'coin:t2',
      'coinNotTrue',
    ],
    [
      'no card moves',
      '|QH/|JC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 opening 3 8 - - play',
      't2>t1',
      'openingCoinFirst',
    ],
    [
      'no turn ends',
      '|QH/|JC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 opening 3 8 - - play',
      'end',
      'openingCoinFirst',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });

  test('three players set or leave it one after the other', () => {
    const before = '|QH/|TC/|/|/|/|/| ---- -,…,- JS2H3H,4H5H6H,7H8H9H 2 opening 3 10 1@t1 - play';
    const expected = '|QH/|TC/|/|/|/|/| ---- -,…,- JS2H3H,4H5H6H,7H8H9H 3 opening 3 10 1@t1 - play';
    expect(answer(before, 'pass', { players: 3 })).toBe(filled(expected));
  });
});

describe('in a turn', () => {
  const rows: Rows = [
    [
      'a hand card goes on to a fitting bottom card for an action',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 3 8 - - play',
      'JS>t1',
      '|QHJS/|TC/|/|/|/|/| ---- -,… 2H3H,4H5H6H 1 play 2 8 - h play',
    ],
    [
      'a king from the hand goes into an empty column',
      '|QH/|/|/|/|/|/| ---- -,… KS2H3H,4H5H6H 1 play 3 8 - - play',
      'KS>t2',
      '|QH/|KS/|/|/|/|/| ---- -,… 2H3H,4H5H6H 1 play 2 8 - h play',
    ],
    [
      'no other hand card goes into an empty column',
      '|QH/|/|/|/|/|/| ---- -,… QS2H3H,4H5H6H 1 play 3 8 - - play',
      'QS>t2',
      'emptyColumnNeedsKing',
    ],
    [
      'a hand card that does not fit is refused',
      '|QH/|TC/|/|/|/|/| ---- -,… JD2H3H,4H5H6H 1 play 3 8 - - play',
      'JD>t1',
      'sameColour',
    ],
    [
      'the cards of the other hand are not to be played',
      '|QH/|TC/|/|/|/|/| ---- -,… 2H3H4H,JS5H6H 1 play 3 8 - - play',
      'JS>t1',
      'notInHand',
    ],
    [
      'the cards of the own stock are not to be played',
      '|QH/|TC/|/|/|/|/| ---- JS,… 2H3H4H,5H6H7H 1 play 3 8 - - play',
      'JS>t1',
      'notInHand',
    ],
    [
      'a hand card goes up free, also when no action is left, and counts as played',
      '|QH/|TC/|/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 0 8 - - play',
      'AS>f',
      '|QH/|TC/|/|/|/|/| A--- -,… 2H3H,4H5H6H 1 play 0 8 - h play',
    ],
    [
      'a hand card does not go up before its turn',
      '|QH/|TC/|/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 3 8 - - play',
      '2H>f',
      'foundationNotNext',
    ],
    [
      'a run moves within the tableau for an action, and the card it lay on is turned up',
      '2S|9H8S/|TC/|/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 3 8 - - play',
      't1>t2*2',
      '|2S/|TC9H8S/|/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 2 8 - - play',
    ],
    [
      'a tail of a run moves too',
      '2S|9H8S/|TC/|9D/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 3 8 - - play',
      't1>t3',
      '2S|9H/|TC/|9D8S/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 2 8 - - play',
    ],
    [
      'a king-led run moves into an empty column',
      '2S|KHQS/|/|/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 3 8 - - play',
      't1>t2*2',
      '|2S/|KHQS/|/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 2 8 - - play',
    ],
    [
      'no other card of the tableau moves into an empty column',
      '2S|KHQS/|/|/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 3 8 - - play',
      't1>t2',
      'emptyColumnNeedsKing',
    ],
    [
      'a card of the tableau goes up free',
      '2S|AH/|TC/|/|/|/|/| ---- -,… AS2H3H,4H5H6H 1 play 0 8 - - play',
      't1>f',
      '|2S/|TC/|/|/|/|/| -A-- -,… AS2H3H,4H5H6H 1 play 0 8 - - play',
    ],
    [
      'a foundation gives its top card back to where it fits for an action, and that plays no hand card',
      '|8S/|/|/|/|/|/| -7-- -,… AS2S3S,4S5S6S 1 play 3 8 - - play',
      'fH>t1',
      '|8S7H/|/|/|/|/|/| -6-- -,… AS2S3S,4S5S6S 1 play 2 8 - - play',
    ],
    [
      'a foundation gives a king back into an empty column',
      '|/|/|/|/|/|/| -K-- -,… AS2S3S,4S5S6S 1 play 3 8 - - play',
      'fH>t1',
      '|KH/|/|/|/|/|/| -Q-- -,… AS2S3S,4S5S6S 1 play 2 8 - - play',
    ],
    [
      'a foundation gives no other card back into an empty column',
      '|/|/|/|/|/|/| -7-- -,… AS2S3S,4S5S6S 1 play 3 8 - - play',
      'fH>t1',
      'emptyColumnNeedsKing',
    ],
    [
      'a fourth action is refused',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 0 8 - h play',
      'JS>t1',
      'noActionsLeft',
    ],
    [
      'there is no waste',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 0 8 - h play',
      'w>t1',
      'noWord',
    ],
    [
      'no coin is set',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 3 8 - - play',
      'coin:t1',
      'endTurnFirst',
    ],
    [
      'no coin is left',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 3 8 - - play',
      'pass',
      'endTurnFirst',
    ],
    [
      'no card is tucked',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 3 8 - - play',
      'tuck:JS',
      'noTuckDue',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('the time check', () => {
  const rows: Rows = [
    [
      'takes a token when no hand card was played, and asks for a card to tuck',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 play 1 8 - - play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 7 - - play',
    ],
    [
      'takes none when a hand card was played, to the tableau or up, and the hand is refilled',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… 2H3H,4H5H6H 1 play 2 8 - h play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- 3S,… 2S2H3H,4H5H6H 1 signal 2 8 - h play',
    ],
    [
      'takes none when the turn began without hand cards',
      '|QH/|TC/|/|/|/|/| ---- -,… -,4H5H6H 1 play 3 8 - - play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- -,… -,4H5H6H 1 signal 3 8 - - play',
    ],
    [
      'takes none when the last hand card was played',
      '|QH/|TC/|/|/|/|/| ---- -,… -,4H5H6H 1 play 2 8 - h play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- -,… -,4H5H6H 1 signal 2 8 - h play',
    ],
    [
      'lets the card stay in the hand where the own stock is empty',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H,4H5H6H 1 play 3 8 - - play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- -,… JS2H,4H5H6H 1 signal 3 7 - - play',
    ],
    [
      'takes the last token and goes on',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 play 1 1 - - play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 0 - - play',
    ],
    [
      'loses the game where none is there, and changes nothing else',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 play 1 0 - - play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 play 1 0 - - lost:time',
    ],
    [
      'loses nothing where none is there and none must be paid',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… 2H3H,4H5H6H 1 play 1 0 - h play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- 3S,… 2S2H3H,4H5H6H 1 signal 1 0 - h play',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('the tuck', () => {
  const rows: Rows = [
    [
      'puts the card of choice under the own stock, and the hand is refilled from its top',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 7 - - play',
      'tuck:2H',
      '|QH/|TC/|/|/|/|/| ---- 3S2H,… 2SJS3H,4H5H6H 1 signal 1 7 - - play',
    ],
    [
      'comes back to the hand at once where fewer than three other cards are there',
      '|QH/|TC/|/|/|/|/| ---- 2S,… JS,4H5H6H 1 tuck 1 7 - - play',
      'tuck:JS',
      '|QH/|TC/|/|/|/|/| ---- -,… 2SJS,4H5H6H 1 signal 1 7 - - play',
    ],
    [
      'takes no coin back, even where the card was the one meant',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 7 1@t1 - play',
      'tuck:JS',
      '|QH/|TC/|/|/|/|/| ---- 3SJS,… 2S2H3H,4H5H6H 1 signal 1 7 1@t1 - play',
    ],
    [
      'takes no card that is not in the hand',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 7 - - play',
      'tuck:4H',
      'notInHand',
    ],
    [
      'comes before any move',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 7 - - play',
      'JS>t1',
      'tuckFirst',
    ],
    [
      'comes before the coin',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 7 - - play',
      'coin:t1',
      'tuckFirst',
    ],
    [
      'is not to be passed over',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 7 - - play',
      'pass',
      'tuckFirst',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('the refill', () => {
  const rows: Rows = [
    [
      'brings the hand to three cards',
      '|QH/|TC/|/|/|/|/| ---- 2S3S4S5S,… -,4H5H6H 1 play 0 8 - h play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- 5S,… 2S3S4S,4H5H6H 1 signal 0 8 - h play',
    ],
    [
      'takes as many as there are',
      '|QH/|TC/|/|/|/|/| ---- 2S,… 3H,4H5H6H 1 play 0 8 - h play',
      'end',
      '|QH/|TC/|/|/|/|/| ---- -,… 2S3H,4H5H6H 1 signal 0 8 - h play',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('the coin at the end of a turn', () => {
  const rows: Rows = [
    [
      'is set where a hand card fits, and the next player has a whole turn',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H3H,4H5H6H 1 signal 1 7 - h play',
      'coin:t1',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H3H,4H5H6H 2 play 3 7 1@t1 - play',
    ],
    [
      'is left as it is',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H3H,4H5H6H 1 signal 1 7 1@t1 - play',
      'pass',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H3H,4H5H6H 2 play 3 7 1@t1 - play',
    ],
    [
      'is left even where it is no longer true',
      '|QH/|TC/|/|/|/|/| ---- 3S,… AS2H3H,4H5H6H 1 signal 1 7 1@t1 - play',
      'pass',
      '|QH/|TC/|/|/|/|/| ---- 3S,… AS2H3H,4H5H6H 2 play 3 7 1@t1 - play',
    ],
    [
      'is moved',
      '|QH/|TC/|/|/|/|/| ---- 3S,… 9D2HJS,4H5H6H 1 signal 1 7 1@t1 - play',
      'coin:t2',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H9D,4H5H6H 2 play 3 7 1@t2 - play',
    ],
    [
      'is set anew on the same place',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H3H,4H5H6H 1 signal 1 7 1@t1 - play',
      'coin:t1',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H3H,4H5H6H 2 play 3 7 1@t1 - play',
    ],
    [
      'is not set anew on the same place where it is no longer true',
      '|QH/|TC/|/|/|/|/| ---- 3S,… AS2H3H,4H5H6H 1 signal 1 7 1@t1 - play',
      'coin:t1',
      'coinNotTrue',
    ],
    [
      'is set on an empty column by who holds a king',
      '|QH/|/|/|/|/|/| ---- 3S,… KS2H3H,4H5H6H 1 signal 1 7 - h play',
      'coin:t2',
      '|QH/|/|/|/|/|/| ---- 3S,… KS2H3H,4H5H6H 2 play 3 7 1@t2 - play',
    ],
    [
      'is not set on an empty column for any other card',
      '|QH/|/|/|/|/|/| ---- 3S,… QS2H3H,4H5H6H 1 signal 1 7 - h play',
      'coin:t2',
      'coinNotTrue',
    ],
    [
      'is not set for a card of the same colour',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JD2H3H,4H5H6H 1 signal 1 7 - h play',
      'coin:t1',
      'coinNotTrue',
    ],
    [
      'is not set for a card that fits only on a foundation',
      '|QH/|TC/|/|/|/|/| -A-- 3S,… 2H3H5D,4H5H6H 1 signal 1 7 - h play',
      'coin:t1',
      'coinNotTrue',
    ],
    [
      "is not set for another player's card",
      '|QH/|TC/|/|/|/|/| ---- 3S,… 2S2H3H,4HJS6H 1 signal 1 7 - h play',
      'coin:t1',
      'coinNotTrue',
    ],
    [
      'may lie where the coin of another lies',
      '|QH/|TC/|/|/|/|/| ---- …,- 4H5H6H,JS2H3H 2 signal 1 7 1@t1 - play',
      'coin:t1',
      '|QH/|TC/|/|/|/|/| ---- …,- 4H5H6H,JS2H3H 1 play 3 7 1@t1,2@t1 - play',
    ],
    [
      'is passed even where none could be set',
      '|QH/|TC/|/|/|/|/| ---- -,… -,4H5H6H 1 signal 1 7 - h play',
      'pass',
      '|QH/|TC/|/|/|/|/| ---- -,… -,4H5H6H 2 play 3 7 - - play',
    ],
    [
      'comes before any move',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H3H,4H5H6H 1 signal 1 7 - h play',
      'JS>t1',
      'coinFirst',
    ],
    [
      'comes before another end of the turn',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H3H,4H5H6H 1 signal 1 7 - h play',
      'end',
      'coinFirst',
    ],
    [
      'comes without a tuck',
      '|QH/|TC/|/|/|/|/| ---- 3S,… JS2H3H,4H5H6H 1 signal 1 7 - h play',
      'tuck:JS',
      'noTuckDue',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });

  test('passes the turn from the third of three players to the first', () => {
    const before = '|QH/|TC/|/|/|/|/| ---- -,…,- JS2H3H,4H5H6H,7H8H9H 3 signal 0 7 - h play';
    const expected = '|QH/|TC/|/|/|/|/| ---- -,…,- JS2H3H,4H5H6H,7H8H9H 1 play 3 7 - - play';
    expect(answer(before, 'pass', { players: 3 })).toBe(filled(expected));
  });

  test('gives the next player four actions where that was chosen', () => {
    const before = '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 signal 0 7 - h play';
    const expected = '|QH/|TC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 2 play 4 7 - - play';
    expect(answer(before, 'pass', { fourActions: true })).toBe(filled(expected));
  });
});

describe('the coin goes back to its owner', () => {
  const rows: Rows = [
    [
      'when its card is covered from the tableau',
      '|QH/|JC/|/|/|/|/| ---- …,- 4H5H6H,JS2H3H 1 play 3 7 2@t1 - play',
      't2>t1',
      '|QHJC/|/|/|/|/|/| ---- …,- 4H5H6H,JS2H3H 1 play 2 7 - - play',
    ],
    [
      'when its card is covered from the hand of another',
      '|QH/|TC/|/|/|/|/| ---- …,- JC4H5H,JS2H3H 1 play 3 7 2@t1 - play',
      'JC>t1',
      '|QHJC/|TC/|/|/|/|/| ---- …,- 4H5H,JS2H3H 1 play 2 7 - h play',
    ],
    [
      'when its card is covered from a foundation',
      '|QH/|TD/|/|/|/|/| ---J …,- 4H5H6H,JS2H3H 1 play 3 7 2@t1 - play',
      'fC>t1',
      '|QHJC/|TD/|/|/|/|/| ---T …,- 4H5H6H,JS2H3H 1 play 2 7 - - play',
    ],
    [
      'when its card moves to another column, whatever was meant',
      '|QH/|KC/|/|/|/|/| ---- …,- 4H5H6H,JS2H3H 1 play 3 7 2@t1 - play',
      't1>t2',
      '|/|KCQH/|/|/|/|/| ---- …,- 4H5H6H,JS2H3H 1 play 2 7 - - play',
    ],
    [
      'when its card moves with the run that it ends',
      '|QHJS/|KC/|/|/|/|/| ---- …,- 4H5H6H,TD2H3H 1 play 3 7 2@t1 - play',
      't1>t2*2',
      '|/|KCQHJS/|/|/|/|/| ---- …,- 4H5H6H,2H3HTD 1 play 2 7 - - play',
    ],
    [
      'when its card goes up',
      '|2H/|KC/|/|/|/|/| -A-- …,- 4H5H6H,AS3H7H 1 play 3 7 2@t1 - play',
      't1>f',
      '|/|KC/|/|/|/|/| -2-- …,- 4H5H6H,AS3H7H 1 play 3 7 - - play',
    ],
    [
      'when its empty column is filled',
      '|/|KC/|/|/|/|/| ---- …,- KH4H5H,KS2H3H 1 play 3 7 2@t1 - play',
      'KH>t1',
      '|KH/|KC/|/|/|/|/| ---- …,- 4H5H,KS2H3H 1 play 2 7 - h play',
    ],
    [
      'with every other coin on the same place',
      '|QH/|JC/|/|/|/|/| ---- …,- TS4H5H,JS2H3H 1 play 3 7 1@t1,2@t1 - play',
      't2>t1',
      '|QHJC/|/|/|/|/|/| ---- …,- TS4H5H,JS2H3H 1 play 2 7 - - play',
    ],
    [
      'when the owner plays a hand card that fits there on to another column and no other is left',
      '|QH/|QD/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 3 7 1@t1 - play',
      'JS>t2',
      '|QH/|QDJS/|/|/|/|/| ---- -,… 2H3H,4H5H6H 1 play 2 7 - h play',
    ],
    [
      'when the owner plays it up',
      '|QH/|QD/|/|/|/|/| T--- -,… JS2H3H,4H5H6H 1 play 3 7 1@t1 - play',
      'JS>f',
      '|QH/|QD/|/|/|/|/| J--- -,… 2H3H,4H5H6H 1 play 3 7 - h play',
    ],
    [
      'when the owner plays the last king, and it lay on another empty column',
      '|/|/|QD/|/|/|/| ---- -,… KS2H3H,4H5H6H 1 play 3 7 1@t1 - play',
      'KS>t2',
      '|/|KS/|QD/|/|/|/| ---- -,… 2H3H,4H5H6H 1 play 2 7 - h play',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('the coin stays', () => {
  const rows: Rows = [
    [
      'when the owner plays a hand card that fits there and another one is left',
      '|QH/|QD/|/|/|/|/| ---- -,… JS2HJC,4H5H6H 1 play 3 7 1@t1 - play',
      'JS>t2',
      '|QH/|QDJS/|/|/|/|/| ---- -,… 2HJC,4H5H6H 1 play 2 7 1@t1 h play',
    ],
    [
      'when the owner plays a hand card that does not fit there',
      '|QH/|TC/|/|/|/|/| ---- -,… JS9H3H,4H5H6H 1 play 3 7 1@t1 - play',
      '9H>t2',
      '|QH/|TC9H/|/|/|/|/| ---- -,… JS3H,4H5H6H 1 play 2 7 1@t1 h play',
    ],
    [
      'when another plays a hand card that fits there, elsewhere',
      '|QH/|QD/|/|/|/|/| ---- -,… JS2H3H,JC5H6H 1 play 3 7 2@t1 - play',
      'JS>t2',
      '|QH/|QDJS/|/|/|/|/| ---- -,… 2H3H,5H6HJC 1 play 2 7 2@t1 h play',
    ],
    [
      'when a card that fits there moves from the tableau to another column',
      '|QH/|QD/|JC/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 3 7 1@t1 - play',
      't3>t2',
      '|QH/|QDJC/|/|/|/|/| ---- -,… JS2H3H,4H5H6H 1 play 2 7 1@t1 - play',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});

describe('the game is', () => {
  const rows: Rows = [
    [
      'won when hands and own stocks are empty and the last face-down card is turned up',
      '2S|9H/|TC/|…/|/|/|/| ---- -,- -,- 1 play 3 8 - - play',
      't1>t2',
      '|2S/|TC9H/|…/|/|/|/| ---- -,- -,- 1 play 2 8 - - won',
    ],
    [
      'won when all cards lie face up and the last hand card is played',
      '|TC/|…/|/|/|/|/| ---- -,- 9H,- 1 play 3 8 - - play',
      '9H>t1',
      '|TC9H/|…/|/|/|/|/| ---- -,- -,- 1 play 2 8 - h won',
    ],
    [
      'won when all cards are on the foundations',
      '|/|/|/|/|/|/| KKQK -,- KD,- 1 play 3 8 - - play',
      'KD>f',
      '|/|/|/|/|/|/| KKKK -,- -,- 1 play 3 8 - h won',
    ],
    [
      'not yet won while somebody holds a card',
      '2S|9H/|TC/|…/|/|/|/| ---- -,- -,KC 1 play 3 8 - - play',
      't1>t2',
      '|2S/|TC9H/|…/|/|/|/| ---- -,- -,KC 1 play 2 8 - - play',
    ],
    [
      'lost by a dead end when the last hand card leaves no way to turn a card up or bring one up',
      '…|TS/AS|8S/AH|6S/AD|QS/AC|8C/2S|TC/2H|QC ---- -,- 5H,- 1 play 3 8 - - play',
      '5H>t3',
      '…|TS/AS|8S/AH|6S5H/AD|QS/AC|8C/2S|TC/2H|QC ---- -,- -,- 1 play 2 8 - h lost:deadend',
    ],
    [
      'not lost by a dead end while somebody holds a card',
      '…|TS/AS|8S/AH|6S/AD|QS/AC|8C/2S|TC/2H|QC ---- -,- 5H,KD 1 play 3 8 - - play',
      '5H>t3',
      '…|TS/AS|8S/AH|6S5H/AD|QS/AC|8C/2S|TC/2H|QC ---- -,- -,KD 1 play 2 8 - h play',
    ],
    [
      'not lost where a card taken back makes a way',
      '…|TS/AS|4S/AD|6S/AC|QS/2S|8C/2C|TC/2D|QC -4-- -,- 5H,- 1 play 0 8 - - play',
      '5H>f',
      '…|TS/AS|4S/AD|6S/AC|QS/2S|8C/2C|TC/2D|QC -5-- -,- -,- 1 play 0 8 - h play',
    ],
    [
      'given up at any time',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 7 - - play',
      'giveup',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 tuck 1 7 - - lost:givenup',
    ],
    [
      'over for every action once it has ended',
      '|QH/|TC/|/|/|/|/| ---- 2S3S,… JS2H3H,4H5H6H 1 play 1 0 - - lost:time',
      'giveup',
      'gameOver',
    ],
  ];
  test.each(rows)('%s', (_, before, word, expected) => {
    expect(answer(before, word)).toBe(filled(expected));
  });
});
