import { describe, expect, test } from 'vitest';
import { DECK, type TeamKlondikeState, teamKlondike } from '../../../src/engine';
import { played } from '../../support/naive';
import { stateAt } from '../../support/positions';

const BEFORE = '|QH/|7C/2DAH|5S/|/|/|/| ---- 4HKS,… 3S6DJC,JSTDKD 1 play 3 8 1@t1 - play';
const at = (position: string, options: object = {}) =>
  stateAt(teamKlondike, position, { level: 'normal', ...options }) as TeamKlondikeState;
const after = (state: TeamKlondikeState, ...words: readonly string[]) =>
  played(teamKlondike, state, ...words) as TeamKlondikeState;

describe('a hand', () => {
  test('is seen by its owner alone', () => {
    const state = at(BEFORE);
    const hands = ([0, 1, null] as const).map((viewer) =>
      teamKlondike.viewFor(state, viewer).players.map(({ hand, handSize }) => hand ?? handSize),
    );
    expect(hands).toEqual([
      [['3S', '6D', 'JC'], 3],
      [3, ['JS', 'TD', 'KD']],
      [3, 3],
    ]);
  });

  test('lies as it came in, so that the place of a card tells nothing of the others', () => {
    const dealt = teamKlondike.deal(teamKlondike.parseOptions({ level: 'normal' })!, DECK);
    const [hand] = dealt.hands;
    expect(hand).not.toEqual(hand?.toSorted((a, b) => DECK.indexOf(a) - DECK.indexOf(b)));
    expect(teamKlondike.viewFor(dealt, 0).players[0]?.hand).toEqual(hand);
  });

  test('is seen by all where all hands lie open', () => {
    const state = at(BEFORE, { openHands: true });
    const hands = teamKlondike.viewFor(state, null).players.map(({ hand }) => hand);
    expect(hands).toEqual([
      ['3S', '6D', 'JC'],
      ['JS', 'TD', 'KD'],
    ]);
  });

  test('is not to be taken back once a card of it was shown', () => {
    const reveals = (options: object, word: string) => {
      const applied = teamKlondike.apply(at(BEFORE, options), teamKlondike.parseAction(word)!);
      return applied.ok && applied.events.some((event) => teamKlondike.reveals(event));
    };
    expect(reveals({}, '6D>t2')).toBe(true);
    expect(reveals({ openHands: true }, '6D>t2')).toBe(false);
    expect(reveals({}, 'end')).toBe(true);
  });
});

describe('a tucked card', () => {
  const tucked = after(at(BEFORE), 'end', 'tuck:6D');

  test('is remembered by its owner where it lies, below what the own stock held', () => {
    expect(teamKlondike.viewFor(tucked, 0).memory).toEqual({ tucked: [['6D'], null] });
    expect(teamKlondike.viewFor(tucked, 1).memory).toEqual({ tucked: [null, []] });
    expect(teamKlondike.viewFor(tucked, null).memory).toBeNull();
    expect(teamKlondike.viewFor(tucked, 1).players[0]).toMatchObject({
      ownStockSize: 2,
      tuckedSize: 1,
    });
  });

  test('is remembered in order, and no longer when it is back in the hand', () => {
    const two = after(tucked, 'pass', 'end', 'tuck:KD', 'pass', 'end', 'tuck:JC');
    expect(teamKlondike.viewFor(two, 0).memory?.tucked[0]).toEqual(['6D', 'JC']);
    const back = after(two, 'pass', 'end', 'tuck:TD', 'pass', 'end', 'tuck:3S');
    expect(teamKlondike.viewFor(back, 0).memory?.tucked[0]).toEqual(['JC', '3S']);
    expect(back.hands[0]).toContain('6D');
  });

  test('is remembered by all where all hands lie open', () => {
    const open = after(at(BEFORE, { openHands: true }), 'end', 'tuck:6D');
    expect(teamKlondike.viewFor(open, 1).memory).toEqual({ tucked: [['6D'], []] });
  });

  test('and the refill are told to their owner alone', () => {
    const told = (viewer: 0 | 1 | null, options: object = {}) => {
      const state = after(at(BEFORE, options), 'end');
      const applied = teamKlondike.apply(state, { type: 'tuck', card: '6D' });
      return applied.ok ? applied.events.map((event) => teamKlondike.eventFor(event, viewer)) : [];
    };
    expect(told(0)).toMatchObject([{ card: '6D' }, { cards: ['4H'], count: 1 }]);
    expect(told(1)).toMatchObject([{ card: null }, { cards: null, count: 1 }]);
    expect(told(null)).toMatchObject([{ card: null }, { cards: null, count: 1 }]);
    expect(told(1, { openHands: true })).toMatchObject([{ card: '6D' }, { cards: ['4H'] }]);
  });
});

test('the last card dealt to a player lies on top of the own stock, and the top three are the hand', () => {
  const options = teamKlondike.parseOptions({ level: 'normal', players: 3 })!;
  const { hands, ownStocks } = teamKlondike.deal(options, DECK);
  const rest = DECK.slice(28);
  expect(hands[0]).toEqual([rest[21], rest[18], rest[15]]);
  expect(ownStocks[0]).toEqual([rest[12], rest[9], rest[6], rest[3], rest[0]]);
  expect(hands[2]?.[0]).toBe(rest[23]);
});

test.each([
  [{ level: 'easy' }, 11],
  [{ level: 'normal' }, 8],
  [{ level: 'hard' }, 5],
  [{ level: 'easy', players: 3 }, 14],
  [{ level: 'normal', players: 3 }, 10],
  [{ level: 'hard', players: 3 }, 6],
  [{ level: 'hard', timeTokens: 0 }, 0],
  [{ level: 'hard', timeTokens: 20 }, 20],
])('the options %j give %i time tokens', (options, timeTokens) => {
  expect(teamKlondike.parseOptions(options)?.timeTokens).toBe(timeTokens);
});

test.each([
  [{}],
  [{ level: 'normal', players: 1 }],
  [{ level: 'normal', players: 4 }],
  [{ level: 'normal', timeTokens: 21 }],
  [{ level: 'normal', timeTokens: 2.5 }],
  [{ level: 'normal', openHands: 1 }],
  [{ level: 'normal', passes: 2 }],
])('%j are no options', (options) => {
  expect(teamKlondike.parseOptions(options)).toBeNull();
});
