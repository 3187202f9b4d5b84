import { describe, expect, test } from 'vitest';
import { undercover } from '../../../src/engine';
import { countSequences, naiveLegalWords } from '../../support/naive';
import { stateAt } from '../../support/positions';

// How many sequences of one, two, three and four actions a position has. All were counted the slow way before.

type Row = readonly [name: string, options: object, position: string, counts: readonly number[]];

const ROWS: readonly Row[] = [
  [
    'the start of a game on easy',
    { level: 'easy', kingsOnly: true },
    '|9S/AC|QH/TS4C|QC/KHJD8C|QS/KCKD2D9C|9H/JHJCKS3C5C|TD/THQD6C9DTC2C|7C ---- AHAD2S2H3S3D3H4H4D4S5H5D5S6H6S6D7D7S7H8S8D8HJS AS 1 3 2 6,6 - - p play',
    [25, 119, 848, 4927],
  ],
  [
    'the start of a game on hard',
    { level: 'hard', passes: 4 },
    '|AC/2C|AH/4S4C|AS/3H4H2H|AD/6C6S3D3S|2D/7S7D6H5C4D|2S/8D8S6D5S5H5D|3C ---- 7C8H8C9D9C9H9STHTSTDTCJHJSJCJDQCQDQSQHKSKCKHKD 7H 1 3 3 2,2 - - p play',
    [32, 367, 4395, 51966],
  ],
  [
    'cards to mark',
    { level: 'easy', peekTokens: 10 },
    '|8C/9D|7C/8D|JD/9CTC3D|KCQHJC/QC4D5DQD|2D/5CACTD4C7D|KD/KSKH6D3CAD2C|6C QJ-- - - 2 3 2 1,3 1@4.3,1@6.2,2@6.2 1@2.1,1@4.3,2@4.3,2@5.3,1@6.2,2@6.2,2@7.4,1@7.6,2@7.6 - play',
    [6, 40, 234, 1617],
  ],
  [
    'a card that both have seen',
    { level: 'easy', fourActions: true, kingsOnly: false, passes: 1 },
    '|8D/|3H2S/QH6H|TD9S8H7S/3SKCQS|6S5D/7HJD7DTC|9D8C/2DJSAH2H4H|5S/KSAS5H3D|6C ---2 4S6D5C7C AD9HQDQC9CJC4DKHKDTH4C3CJHTS8S 2 4 0 3,1 1@6.1,2@6.1,2@6.4 1@5.4,1@6.1,2@6.1,2@6.4,2@6.5 p play',
    [24, 153, 1113, 7324],
  ],
  [
    'one action left',
    { level: 'easy', kingsOnly: false, noClock: true },
    '|KHQCJHTC9H8C7H/|7D/|QHJCTH9S8H7C/|QD/|KDQSJDTS9D/|/|JSTD9C8D 8666 KC KS 2 1 * 0,0 - - - play',
    [27, 220, 2024, 32203],
  ],
  [
    'no action left',
    { level: 'easy', noClock: true },
    '|KDQSJHTC9D8C7H6C5D/|/|QH/|5H/JCKH|9C8H7C6H/QCTHKC|KSQD/|9H J445 8DTDJD 7D6D 1 0 * 0,0 - - - play',
    [4, 29, 404, 6820],
  ],
  [
    'empty columns',
    { level: 'easy', fourActions: true, passes: 1 },
    '|/|/|/|/|/|/| KQQK KDKH - 2 3 0 6,6 - - - play',
    [30, 990, 34081, 318639],
  ],
  [
    'empty columns and kings only',
    { level: 'hard', fourActions: true, kingsOnly: true, passes: 3, peekTokens: 8 },
    '|/|KHQS/|KDQCJHTC9H8S7H6C/|KS/8C|9S8H7C6D/|KCQDJCTH9C/6S|6H5S 3524 5D3D8D5C4S 7S4D9D7DTDJSTSQHJD 1 3 2 3,1 - 1@5.1,2@5.1,1@7.1,2@7.1 - play',
    [11, 116, 1258, 6880],
  ],
  [
    'a stock about to be turned over',
    { level: 'easy', kingsOnly: true },
    '|2H/|KDQSJHTS9H8S/|JD/7SAH|JSTD9S/|KSQHJCTH9C8H/2C7CAS8D5H|5C4H3C/AD4C2D6C4D7D|9D8C7H6S ---A - 4SQC6DKH3DKCTC3H3S2S6HQD5S5D 2 3 1 1,0 1@4.2,2@4.2,1@7.1,2@7.1 1@4.2,2@4.2,1@6.5,2@6.5,1@7.1,2@7.1 p play',
    [7, 57, 457, 2882],
  ],
  [
    'a clock about to run out',
    { level: 'hard', kingsOnly: true, peekTokens: 8 },
    '|KHQC/TS|4D/|KD/5DJH|TC9D/JS8D7D|KC/THQSJD3D9C|6D/|KSQHJCTD 9928 - QD 2 3 0 0,5 - 1@6.5 p play',
    [18, 107, 465, 1939],
  ],
  [
    'a clock that stands',
    { level: 'easy', peekTokens: 10 },
    '|8C/9D|7C/8D|JD/9CTC3D|KCQHJC/QC4D5DQD|2D/5CACTD4C7D|KD/KSKH6D3CAD2C|6C QJ-- - - 1 3 2 1,2 1@4.3,1@6.2,2@6.2 1@2.1,1@4.3,2@4.3,2@5.3,1@6.2,2@6.2,2@7.4,1@7.6,2@7.6 p play',
    [23, 91, 879, 6371],
  ],
  [
    'no clock and four actions',
    { level: 'easy', fourActions: true, noClock: true, passes: 3 },
    '|2H/|9H8S/|KSQHJC/8C6H|TH9C8H/|KD/4H3HAH|KHQCJHTC/KC5H|7H A-47 6S6D7S7D8D9D9STDTSJSJDQDQS 5D5S4S3S2S 1 4 * 6,6 - - p play',
    [16, 153, 1586, 17549],
  ],
];

describe('as many sequences of actions as were counted:', () => {
  test.each(ROWS)('%s', { timeout: 30_000 }, (_, options, position, counts) => {
    const state = stateAt(undercover, position, options);
    const depths = [1, 2, 3, 4];
    expect(depths.map((depth) => countSequences(undercover, state, depth))).toEqual(counts);
    const shallow = counts.filter((count) => count < 1000).length;
    const naive = depths
      .slice(0, shallow)
      .map((depth) => countSequences(undercover, state, depth, naiveLegalWords));
    expect(naive).toEqual(counts.slice(0, shallow));
  });
});
