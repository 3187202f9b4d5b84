import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POSITIONS, type AnyGame, undercover } from '../../src/engine';
import { type GameRecord, formatRecord, readRecord } from '../../src/store/record';
import { playedGame } from '../support/arbitraries';

const game = undercover as AnyGame;

const recordOf = fc.record({ played: playedGame(game, 60) }).map(({ played }) => {
  const record: GameRecord = {
    game: 'undercover',
    options: played.options,
    deck: played.deck,
    actions: played.actions.map((action) => game.formatAction(action)),
    names: ['Anna', 'Ben'],
    computers: [null, 'strong'],
    code: null,
  };
  return { played, record };
});

describe('A record', () => {
  test('leads to the same state as the game that was played', () => {
    fc.assert(
      fc.property(recordOf, ({ played, record }) => {
        const read = readRecord(formatRecord(record));
        if (!read.ok) throw new Error(read.refusal);
        expect(read.played.record).toEqual(record);
        const last = read.played.steps.at(-1)?.state ?? read.played.start;
        const positions = POSITIONS[game.name];
        expect(positions.format(last)).toBe(positions.format(played.last));
      }),
      { numRuns: 30 },
    );
  });

  test('of the time when all players were persons still reads', () => {
    const [first] = fc.sample(recordOf, { numRuns: 1, seed: 3 });
    const { computers: _, ...old } = JSON.parse(formatRecord(first!.record)) as GameRecord;
    const read = readRecord(JSON.stringify(old));
    expect(read.ok && read.played.record.computers).toEqual([null, null]);
    expect(readRecord(JSON.stringify({ ...old, computers: ['clever', null] })).ok).toBe(false);
  });

  const [sample] = fc.sample(recordOf, { numRuns: 1, seed: 3 });
  const whole = JSON.parse(formatRecord(sample!.record)) as Record<string, unknown>;

  test.each([
    ['no JSON', '{"version":1,'],
    ['nothing', 'null'],
    ['no version', { ...whole, version: undefined }],
    ['a game unknown', { ...whole, game: 'whist' }],
    ['a deck with a card missing', { ...whole, deck: String(whole['deck']).slice(2) }],
    ['options unknown', { ...whole, options: { level: 'brutal' } }],
    ['an action that is none', { ...whole, actions: ['jump'] }],
    ['an action that is not legal', { ...whole, actions: ['mark:1.1'] }],
    ['actions that are no texts', { ...whole, actions: [7] }],
    ['a name too few', { ...whole, names: ['Anna'] }],
    ['a code that is no text', { ...whole, code: 7 }],
  ])('is called damaged with %s', (_, text) => {
    const read = readRecord(typeof text === 'string' ? text : JSON.stringify(text));
    expect(read).toEqual({ ok: false, refusal: 'saveDamaged' });
  });

  test('of a later version is told apart from a damaged one', () => {
    expect(readRecord(JSON.stringify({ version: 2, hands: [] }))).toEqual({
      ok: false,
      refusal: 'saveNewer',
    });
  });
});
