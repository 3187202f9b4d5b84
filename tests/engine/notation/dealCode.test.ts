import { describe, expect, it } from 'vitest';
import {
  type Deal,
  LEVELS,
  formatDealCode,
  parseDealCode,
  teamKlondike,
  undercover,
} from '../../../src/engine';

const deal = (options: object, seed = 0xcafe): Deal => ({
  game: 'undercover',
  options: undercover.parseOptions(options),
  seed,
});
const code = formatDealCode(deal({ level: 'hard' }));

describe('deal code', () => {
  it('carries every level, every option and the seed', () => {
    const numbers = [{ passes: 1, peekTokens: 0 }, { passes: 9, peekTokens: 10 }, {}];
    for (const level of LEVELS) {
      for (const flags of Array.from({ length: 8 }, (_, bits) => bits)) {
        for (const chosen of numbers) {
          const given = deal({
            level,
            noClock: (flags & 1) > 0,
            fourActions: (flags & 2) > 0,
            kingsOnly: (flags & 4) > 0,
            ...chosen,
          });
          expect(parseDealCode(formatDealCode(given))).toEqual({ ok: true, deal: given });
        }
      }
    }
  });

  it('carries the options of Team-Klondike, and stays the same for ever', () => {
    const options = teamKlondike.parseOptions({
      level: 'easy',
      players: 3,
      openHands: true,
      timeTokens: 20,
    });
    const given: Deal = { game: 'team-klondike', options, seed: 0xcafe };
    expect(formatDealCode(given)).toBe('4FF0-001J-QYP');
    expect(parseDealCode('4FF0-001J-QYP')).toEqual({ ok: true, deal: given });
  });

  it('is read in any case, with or without strokes, and with letters taken for digits', () => {
    for (const same of [
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' – ')} `,
    ]) {
      expect(parseDealCode(same)).toEqual(parseDealCode(code));
    }
    const zeros = formatDealCode(deal({ level: 'easy' }, 1));
    const misread = zeros.replaceAll('0', 'o').replaceAll('1', 'l');
    expect(parseDealCode(misread)).toEqual(parseDealCode(zeros));
  });

  it('notices every single wrong character', () => {
    for (const [at, right] of [...code].entries()) {
      if (right === '-') continue;
      for (const wrong of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (wrong === right) continue;
        expect(parseDealCode(code.slice(0, at) + wrong + code.slice(at + 1))).toEqual({
          ok: false,
          refusal: 'codeMistyped',
        });
      }
    }
  });

  it('notices any two characters that have changed places', () => {
    const characters = [...code.replaceAll('-', '')];
    for (const [i, a] of characters.entries()) {
      for (const [j, b] of characters.entries()) {
        if (j <= i || a === b) continue;
        const swapped = characters.with(i, b).with(j, a).join('');
        expect(parseDealCode(swapped)).toEqual({ ok: false, refusal: 'codeMistyped' });
      }
    }
  });

  it('says what is wrong with a text that is none', () => {
    expect(parseDealCode('')).toEqual({ ok: false, refusal: 'codeLength' });
    expect(parseDealCode(code.slice(0, -1))).toEqual({ ok: false, refusal: 'codeLength' });
    expect(parseDealCode(code.replace(/.$/, '?'))).toEqual({ ok: false, refusal: 'codeCharacter' });
    // The check digit is right, but no game has this number yet.
    expect(parseDealCode('Z000-0000-001')).toMatchObject({ ok: false });
  });
});
