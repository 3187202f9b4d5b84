import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type UndercoverState, shuffle, undercover } from '../../src/engine';
import { parseFoundations, parseTableau } from '../../src/engine/notation/words';
import type { SessionSettings } from '../../src/store/session';
import { playedGame } from '../support/arbitraries';
import { legalIn, sessionAt, submitAll } from '../support/games';
import { filled, optionsOf } from '../support/positions';
import { cardsNamedIn, hiddenFrom } from '../support/secrets';

const game = undercover as AnyGame;

const dealt = game.deal(optionsOf(game, { level: 'normal' }), shuffle(1)) as UndercoverState;

/** The state after the deal, with this on the table and nothing else to come. */
function endgameAt(text: string): UndercoverState {
  const [lies = '', tops = ''] = filled(text).split(' ');
  const columns = parseTableau(lies);
  const foundations = parseFoundations(tops);
  if (columns === null || foundations === null) throw new Error(`no tableau: ${text}`);
  return { ...dealt, columns, foundations, stock: [], waste: [] };
}

describe('What is published', () => {
  test('names no hidden card while the game lasts, whatever is done', () => {
    const played = playedGame(game, 80);
    fc.assert(
      fc.property(played, ({ states, actions }) => {
        const { session } = sessionAt(states[0]);
        for (const [i, action] of actions.entries()) {
          session.uncover();
          session.submit(action);
          const hidden = hiddenFrom.undercover?.(states[i + 1]!, null) ?? [];
          const published = session.published.getState();
          if (published.status !== 'play' && !published.canTakeBack) break;
          const named = cardsNamedIn(published);
          // What lies in the stock after a redeal has once been turned for everybody.
          const { stock, redealt } = states[i + 1] as UndercoverState;
          const secret = hidden.filter((card) => !redealt || !stock.includes(card));
          expect(named.filter((card) => secret.includes(card))).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('opens what lay face down once the game is over, and not while it can be taken back', () => {
    const { session } = sessionAt();
    expect(session.published.getState().opened).toBe(null);
    submitAll(session, 'giveup');
    const [first, second] = session.published.getState().opened?.columns ?? [];
    expect([first?.length, second?.length]).toEqual([0, 1]);
  });

  test('stays the same object until something changes', () => {
    const { session } = sessionAt();
    expect(session.published.getState()).toBe(session.published.getState());
    session.uncover();
    const before = session.published.getState();
    expect(session.submit(game.parseAction('mark:7.1')).ok).toBe(false);
    expect(session.published.getState()).toBe(before);
  });
});

describe('A peek', () => {
  test('shows its card to the one who looks, until the cover comes', () => {
    const { session } = sessionAt();
    submitAll(session, 'peek:7.1');
    expect(session.look()?.view).toMatchObject({ memory: { seen: [{ column: 6, index: 0 }] } });
    session.cover();
    expect(session.look()).toBe(null);
    session.uncover();
    submitAll(session, 'end');
    expect(session.look()).toBe(null);
    session.uncover();
    expect(session.look()?.view).toMatchObject({ memory: { seen: [] } });
  });

  test('cannot be taken back', () => {
    const { session } = sessionAt();
    submitAll(session, 'peek:7.1');
    expect(session.published.getState().canTakeBack).toBe(false);
  });
});

describe('Taking back', () => {
  /** Kings to shift between empty columns, which shows nothing; and a five to be turned up. */
  const table = '|KS/|KH/|/|/5C|4H/6S…|3C/|KDQS 2222';

  test('goes back move by move within the turn, as far as the last card turned up', () => {
    const { session, saved } = sessionAt(endgameAt(table));
    submitAll(session, 't1>t3', 't5>t4');
    expect(session.published.getState().canTakeBack).toBe(false);
    submitAll(session, 't2>t1');
    session.takeBack();
    session.takeBack();
    const { view, change } = session.published.getState();
    expect(change.type).toBe('takenBack');
    expect(view).toMatchObject({ actionsLeft: 1, columns: { 0: { up: [] }, 1: { up: ['KH'] } } });
    expect(JSON.parse(saved.at(-1)!)).toMatchObject({ actions: ['t1>t3', 't5>t4'] });
  });

  test('takes back several moves in a row', () => {
    const { session } = sessionAt(endgameAt(table));
    const before = session.published.getState().view;
    submitAll(session, 't1>t3', 't2>t1', 't3>t2');
    for (let i = 0; i < 3; i++) session.takeBack();
    expect(session.published.getState().view).toEqual(before);
    expect(session.published.getState().canTakeBack).toBe(false);
  });

  test('does not reach into the turn before', () => {
    const { session } = sessionAt(endgameAt(table));
    submitAll(session, 't1>t3', 'end');
    expect(session.published.getState().canTakeBack).toBe(false);
    session.takeBack();
    expect(session.published.getState().seat).toBe(1);
  });
});

describe('The cover', () => {
  test('comes with the end of a turn, and a turn is told afterwards', () => {
    const { session } = sessionAt();
    expect(session.published.getState().covered).toBe(false);
    submitAll(session, 'end');
    const { covered, seat, turn, lastTurns, turnNumber } = session.published.getState();
    expect({ covered, seat, turn, turnNumber }).toEqual({
      covered: true,
      seat: 1,
      turn: [],
      turnNumber: 2,
    });
    const [lastTurn] = lastTurns;
    expect(lastTurn?.seat).toBe(0);
    expect(lastTurn?.events.map((event) => (event as { type: string }).type)).toContain(
      'clockTurned',
    );
  });

  test('is gone when the game is over', () => {
    const { session } = sessionAt();
    submitAll(session, 'end', 'giveup');
    const { covered, status } = session.published.getState();
    expect({ covered, status }).toEqual({ covered: false, status: 'lost:givenup' });
    expect(legalIn(session)).toEqual([]);
  });
});

describe('A dead end that takes long to find', () => {
  const table = '|KS/|KHQSJDTC/|KCQDJC/…|JHTS9D8S/|JSTD/|7S/| 4678';
  const start = endgameAt(table);

  /** The one card that fits, moved where it leads nowhere. */
  function moved(settle: SessionSettings['settle']) {
    const { session, saved } = sessionAt(start, { settle, deadEndLimit: 0 });
    const move = legalIn(session).find((word) => /^t\d>t\d/.test(word))!;
    submitAll(session, move);
    return { session, saved, move };
  }

  test('ends the game when it has been found', async () => {
    const { session, move } = moved(async (_, before, action) => game.apply(before, action));
    expect(session.published.getState().status).toBe('play');
    await Promise.resolve();
    await Promise.resolve();
    const { status, change, canTakeBack } = session.published.getState();
    expect({ status, change: change.type }).toEqual({ status: 'lost:deadend', change: 'settled' });
    expect(canTakeBack).toBe(true);
    session.takeBack();
    expect(session.published.getState().status).toBe('play');
    expect(legalIn(session)).toContain(move);
  });

  test('says nothing about a move that has been taken back meanwhile', async () => {
    let answer = (): void => {};
    const { session } = moved(
      (_, before, action) =>
        new Promise((resolve) => {
          answer = () => resolve(game.apply(before, action));
        }),
    );
    session.takeBack();
    answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.published.getState()).toMatchObject({
      status: 'play',
      change: { type: 'takenBack' },
    });
  });
});
