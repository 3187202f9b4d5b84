import { describe, expect, test } from 'vitest';
import { dealIn, legalIn, openApp, sessionOf, submitAll } from '../support/games';
import { Memory } from '../support/memory';

const KEY = 'klondike-zu-zweit.game';
const noticesOf = (app: ReturnType<typeof openApp>) => app.state.getState().notices;

describe('A game', () => {
  test('is there again after a second start, behind the cover, to the action', () => {
    const memory = new Memory();
    const first = dealIn(openApp(memory));
    submitAll(first, 'peek:7.1', 'end', 'peek:6.2');
    const again = sessionOf(openApp(memory));
    expect(again.record()).toEqual(first.record());
    expect(again.look()).toBe(null);
    expect(again.published.getState()).toMatchObject({
      covered: true,
      seat: 1,
      turnNumber: 2,
      view: { peekTokens: [3, 3], peekStep: 'peekTaken' },
    });
  });

  test('is dealt again from its code', () => {
    const app = openApp();
    const { code, view } = dealIn(app, 4711).published.getState();
    const read = app.readCode(code ?? '');
    if (!read.ok) throw new Error(read.refusal);
    expect(read.deal.seed).toBe(4711);
    app.deal({ ...read.deal, names: ['Cem', 'Dora'] });
    expect(sessionOf(app).published.getState()).toMatchObject({
      code,
      view,
      names: ['Cem', 'Dora'],
    });
  });

  test('can be dealt once more', () => {
    const app = openApp();
    const session = dealIn(app);
    const { view } = session.published.getState();
    submitAll(session, 'end', 'giveup');
    app.dealAgain();
    expect(sessionOf(app).published.getState()).toMatchObject({ view, turnNumber: 1 });
  });

  test('offers its setup for the next one, also after a second start', () => {
    const memory = new Memory();
    dealIn(openApp(memory));
    const { lastSetup } = openApp(memory).state.getState();
    expect(lastSetup).toMatchObject({
      game: 'undercover',
      options: { level: 'normal' },
      names: ['Anna', 'Ben'],
    });
  });

  test.each(['{', 'null', '{"game":"whist","names":[]}', '{"game":"undercover","names":["A"]}'])(
    'does without a setup that reads %j',
    (text) => {
      const memory = new Memory();
      memory.texts.set('klondike-zu-zweit.setup', text);
      expect(openApp(memory).state.getState().lastSetup).toBe(null);
    },
  );
});

describe.each([
  ['saveDamaged', '{"version":1,"game"'],
  ['saveNewer', '{"version":99}'],
] as const)('A kept game that cannot be read (%s)', (notice, text) => {
  const damaged = () => {
    const memory = new Memory();
    memory.texts.set(KEY, text);
    return { memory, app: openApp(memory) };
  };

  test('is told of, and stays where it is until a new game is dealt', () => {
    const { memory, app } = damaged();
    expect(app.state.getState()).toMatchObject({ session: null, notices: [notice] });
    expect(memory.texts.get(KEY)).toBe(text);
  });

  test('is put aside then, and never overwritten', () => {
    const { memory, app } = damaged();
    submitAll(dealIn(app), 'end');
    expect([...memory.texts.values()]).toContain(text);
    expect(sessionOf(openApp(memory)).published.getState().turnNumber).toBe(2);
    expect([...memory.texts.values()]).toContain(text);
  });

  test('is not overwritten where there is no room aside', () => {
    const { memory, app } = damaged();
    memory.room = text.length - 1;
    submitAll(dealIn(app), 'end');
    expect(memory.texts.get(KEY)).toBe(text);
    expect(noticesOf(app)).toEqual([notice, 'storageBlocked']);
  });
});

const SPOILT: readonly (readonly [string, Partial<Memory>])[] = [
  ['blocked', { blocked: true }],
  ['full', { room: 10 }],
];

describe.each(SPOILT)('Where the storage is %s', (_, spoilt) => {
  test('play goes on, and it is said once', () => {
    const memory = Object.assign(new Memory(), spoilt);
    const app = openApp(memory);
    expect(noticesOf(app)).toEqual([]);
    const session = dealIn(app);
    expect(noticesOf(app)).toEqual(['storageBlocked']);
    app.dismiss('storageBlocked');
    submitAll(session, 'end');
    expect(noticesOf(app)).toEqual([]);
    expect(legalIn(session)).toContain('end');
  });
});

test('A tab that has lost the game keeps nothing any more', () => {
  const memory = new Memory();
  const app = openApp(memory);
  const session = dealIn(app);
  const kept = memory.texts.get(KEY);
  app.yieldToOtherTab();
  submitAll(session, 'end');
  expect(memory.texts.get(KEY)).toBe(kept);
  expect(app.state.getState()).toMatchObject({ session: null, notices: ['openElsewhere'] });
});
