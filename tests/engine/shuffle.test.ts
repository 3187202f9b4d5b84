import { describe, expect, it } from 'vitest';
import { DECK, SEEDS, formatDealCode, isDeck, parseDealCode, shuffle } from '../../src/engine';

describe('shuffle', () => {
  it('gives the deck of a deal code for ever', () => {
    const pinned = [
      [
        '0VS0-0000-00X',
        'JSJD3H7C8HTS3S4DQDTH2D6D2SQH5D2HKS6HAD8C7HAH8DTC5C5HKHKC6S2C8S7SJH9SQS4HASKD7D5S4S9H9D3C9CAC4CJCQCTD3D6C',
      ],
      [
        '0VS0-0000-01Z',
        '3DQHKS7D7C9H8D4DJC7H2C2S4C7SJH8SJD6STS9C6CKDACAHQCJS8HQSKH6H4H5DKC3CTC2HQD6DTH5S5C9D3STD4S2D8C3H9SADAS5H',
      ],
      [
        '0VS3-ZZZZ-ZZX',
        'JD5C7H8CTC4HJCTS9SKS3C2D7D2H2CJS6HASAC6D3S4STH8HTDKDKHQD7S7CQSJHQH5DQCKCADAH9H9D8D4C4D5H2S9C6S5S3H3D6C8S',
      ],
    ] as const;
    for (const [code, deck] of pinned) {
      const parsed = parseDealCode(code);
      expect(parsed.ok && shuffle(parsed.deal.seed).join('')).toBe(deck);
      expect(parsed.ok && formatDealCode(parsed.deal)).toBe(code);
    }
  });

  it('deals 52 different cards', () => {
    for (const seed of [0, 1, 12345, SEEDS - 1]) expect(isDeck(shuffle(seed))).toBe(true);
  });

  it('puts every card at every place equally often', () => {
    const deals = 20_000;
    const counts = DECK.map(() => DECK.map(() => 0));
    for (let seed = 0; seed < deals; seed++) {
      for (const [place, card] of shuffle(seed * 214_013).entries()) {
        const row = counts[DECK.indexOf(card)];
        if (row) row[place] = (row[place] ?? 0) + 1;
      }
    }
    const expected = deals / DECK.length;
    const chiSquare = counts.flat().reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 51 × 51 degrees of freedom: mean 2601, standard deviation 72. The seeds are fixed, so this never flickers.
    expect(chiSquare).toBeGreaterThan(2601 - 4 * 72);
    expect(chiSquare).toBeLessThan(2601 + 4 * 72);
  });
});
