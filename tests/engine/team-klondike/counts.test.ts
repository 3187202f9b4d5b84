import { describe, expect, test } from 'vitest';
import { teamKlondike } from '../../../src/engine';
import { countSequences, naiveLegalWords } from '../../support/naive';
import { stateAt } from '../../support/positions';

// How many sequences of one, two, three and four actions a position has. All were counted the slow way before.

type Row = readonly [name: string, options: object, position: string, counts: readonly number[]];

const ROWS: readonly Row[] = [
  [
    'the opening coins',
    { level: 'easy', fourActions: false, players: 3, openHands: true, timeTokens: 5 },
    '|8S/7S|JD/TS3H|6H/6S5DKD|2H/JSAD5CAS|3C/QCQH4D6DTH|AH/6CJC8HKC2C5H|TC ---- 3S9S5S9CAC,9HQSKH7C8D,2S4S4HTDQD KS3D7D,JH9D4C,7H2D8C 1 opening 3 5 - - play',
    [3, 6, 16, 72],
  ],
  [
    'the opening coins of three players',
    { level: 'hard', fourActions: true, players: 3, timeTokens: 3 },
    '|JH/5H|QH/7H9S|8S/3S8HKS|QS/KD4S2S9H|2C/KC3HAS5D5S|6S/TS6HTHJS7SKH|2H ---- 6C8D9DJCQC,6D7C9CTDQD,5C7D8CTCJD AH4H3C,3D4DAC,AD2D4C 2 opening 4 3 1@t5 - play',
    [3, 6, 20, 68],
  ],
  [
    'the first turn',
    { level: 'normal', timeTokens: 2 },
    '|AC/TH|JS/9DKD|KH/5C9CJD|3C/QDKS9S5D|TD/JH8C2CQS9H|JC/QCTC6CTS4CQH|KC ---- 3D4H5S6S6D7D7H8H8S,3S3H4D4S6H5H7S7C8D AS2H2D,2SAHAD 1 play 3 2 - - play',
    [8, 50, 281, 1423],
  ],
  [
    'a card to tuck',
    { level: 'hard', players: 3, timeTokens: 5 },
    '|KCQH/|/8C|7D/3D8S|5D/5S8H6H|4D/7C6D4S|8D/9S6CTC9C|5C 3222 5H4C9D6SKD,JS7H4H9H,KH3C7S3HQC KSJHJD,TSTDJC,QSTHQD 1 tuck 3 2 - - play',
    [4, 8, 30, 150],
  ],
  [
    'a coin to set',
    { level: 'normal', players: 3, timeTokens: 5 },
    '|/|/|/|/|/|/| JTJJ KH,-,- KSJHQH,QDQCKC,QSKD 3 signal 3 5 1@t2,2@t2 h play',
    [9, 80, 672, 5960],
  ],
  [
    'coins on the table',
    { level: 'easy', players: 3, openHands: true, timeTokens: 5 },
    '|AC/4S|AS/8S6H|2H/TC9S6S|3H/KHQCTD8D|4C/KSQS9HJS7C|3D/KDQDQHJH8H9D|5D ---- 6D5C8C9CKC,7D7S6CTHJC,5H5S7HTSJD 2S3S4H,2D4D2C,AHAD3C 1 play 3 5 1@t6,2@t6 - play',
    [11, 98, 807, 5439],
  ],
  [
    'three players and open hands',
    { level: 'normal', players: 3, openHands: true, timeTokens: 3 },
    '|/|KD/|KSQH/|KH/|/|/| QTQK -,-,- -,-,JH 3 play 1 3 - - play',
    [22, 103, 215, 1013],
  ],
  [
    'the last time token',
    { level: 'hard', players: 3, timeTokens: 2 },
    '|/|KH/|/|/TH|9S8D/QD|JDTS/KCKS|QHJSTD 896Q -,-,- QS9DKD,JH7D,- 3 play 3 0 1@t4 - play',
    [8, 53, 366, 1322],
  ],
  [
    'no action left',
    { level: 'easy', fourActions: true },
    '|/|4D3C/5H3D|3H/8S6S|4H/TS9D6H|5S/QSJSTD7S4S|3S/KHQCJH9C8D|5D -222 6C7H8H9H9SJCQHKDKC,6D7D7C8CTHTCJDQDKS 5C,AS2S4C 1 play 0 11 - h play',
    [4, 10, 36, 280],
  ],
  [
    'empty columns and a king',
    { level: 'hard', players: 3, timeTokens: 5 },
    '|/|2S/8C|7D/3D8S|5D/5S8H6H|4D3S/7C6D4S|8D/9S6CTC9C5C|QH A222 5H4C9D6SKD,TDJS7H4H9H,THKH3C7S3H KSJHJD,TSJCKC,QSQDQC 2 play 2 4 1@t1 - play',
    [7, 41, 164, 503],
  ],
  [
    'four actions',
    { level: 'easy', fourActions: true },
    '|/|KD/|/|/|/|/| KKQQ -,- KC,- 2 play 4 11 - h play',
    [22, 436, 8592, 168833],
  ],
  [
    'hands and own stocks all empty',
    { level: 'easy', fourActions: true, openHands: true, timeTokens: 20 },
    '|KSQHJCTH/|JD/|KCQDJSTD/|KDQC/TCTS9D|KHQSJH/|8H/9C|9H 9788 -,- -,- 1 play 3 20 - - play',
    [8, 64, 585, 4218],
  ],
];

describe('as many sequences of actions as were counted:', () => {
  test.each(ROWS)('%s', { timeout: 30_000 }, (_, options, position, counts) => {
    const state = stateAt(teamKlondike, position, options);
    const depths = [1, 2, 3, 4];
    expect(depths.map((depth) => countSequences(teamKlondike, state, depth))).toEqual(counts);
    const shallow = counts.filter((count) => count < 1000).length;
    const naive = depths
      .slice(0, shallow)
      .map((depth) => countSequences(teamKlondike, state, depth, naiveLegalWords));
    expect(naive).toEqual(counts.slice(0, shallow));
  });
});
