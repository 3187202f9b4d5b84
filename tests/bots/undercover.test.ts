import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POSITIONS, type Card, type UndercoverState, shuffle, undercover } from '../../src/engine';
import { BOTS, type BotName } from '../../src/bots/bot';
import { rngOf } from '../../src/bots/rng';
import { undercoverBot } from '../../src/bots/undercover/player';

const OPTIONS = undercover.parseOptions({ level: 'normal' })!;
const word: typeof undercover.formatAction = (action) => undercover.formatAction(action);

/** What a bot does in a state, seen from the seat to move. */
function choice(name: BotName, state: UndercoverState): string {
  const view = undercover.viewFor(state, state.seat);
  const bot = undercoverBot(name, OPTIONS);
  return word(bot.choose(view, undercover.legalActions(state), rngOf(1)));
}

/** Plays with a bot in both seats, so many actions at most; throws where one is not legal. */
function play(name: BotName, seed: number, actions: number): UndercoverState {
  const bots = [undercoverBot(name, OPTIONS), undercoverBot(name, OPTIONS)];
  const rng = rngOf(seed);
  let state = undercover.deal(OPTIONS, shuffle(seed));
  for (let i = 0; i < actions && state.status === 'play'; i++) {
    const legal = undercover.legalActions(state);
    const action = bots[state.seat]!.choose(undercover.viewFor(state, state.seat), legal, rng);
    const applied = undercover.apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal);
    state = applied.state;
  }
  return state;
}

/** The state with all cards that the seat to move cannot know in another order. */
function reordered(state: UndercoverState, picks: readonly number[]): UndercoverState {
  const { seat } = state;
  const partner = seat === 0 ? 1 : 0;
  const seenBy = (who: number, column: number, index: number): boolean =>
    state.seen.some((one) => one.seat === who && one.column === column && one.index === index);
  const isMarked = (column: number, index: number): boolean =>
    state.markers.some((one) => one.column === column && one.index === index);
  /** Whoever sees no marker where one could be learns that a card is not low; so those stay as they are. */
  const isFree = (column: number, index: number): boolean =>
    !seenBy(seat, column, index) && !seenBy(partner, column, index) && !isMarked(column, index);
  const hidden: Card[] = state.columns.flatMap(({ down }, column) =>
    down.filter((_, index) => isFree(column, index)),
  );
  if (!state.redealt) hidden.push(...state.stock);
  picks.forEach((pick, i) => {
    const [a, b] = [i % hidden.length, pick % hidden.length];
    [hidden[a], hidden[b]] = [hidden[b]!, hidden[a]!];
  });
  return {
    ...state,
    columns: state.columns.map(({ down, up }, column) => ({
      down: down.map((card, index) => (isFree(column, index) ? hidden.shift()! : card)),
      up,
    })),
    stock: state.redealt ? state.stock : hidden.splice(-state.stock.length, state.stock.length),
  };
}

describe.each(BOTS)('the %s bot of Verdeckt ermittelt', (name) => {
  test('plays legal actions only', () => {
    const [games, actions] = name === 'strong' ? [2, 60] : [10, 300];
    for (let seed = 0; seed < games; seed++) {
      expect(play(name, seed, actions).options).toBe(OPTIONS);
    }
  }, 60_000);

  test('chooses the same where only what its seat cannot know differs', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 0, max: 90 }),
        fc.array(fc.nat(), { minLength: 52, maxLength: 52 }),
        (seed, actions, picks) => {
          const state = play('simple', seed, actions);
          if (state.status !== 'play') return;
          expect(choice(name, reordered(state, picks))).toBe(choice(name, state));
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});

test('a low card that a seat has seen gets a marker', () => {
  const state = POSITIONS.undercover.parse(
    '|JS/AD|KS/2C3S|8D/4H5S6D|QS/TH9D8S7H|6S/JDQHKH9C8C|7D/4D5D6H7C8H9H|TC ---- ' +
      'ASAHAC2S2H2D3H3D3C4S4C5H5C6C7STS9STDJHJC KDQCKCQD 1 3 1 3,4 - 1@2.1 - play',
    OPTIONS,
  );
  expect(state).not.toBeNull();
  for (const name of ['simple', 'strong'] as const)
    expect(choice(name, state as UndercoverState)).toBe('mark:2.1');
});

test.each([
  {
    name: 'not at a card that one move turns up anyway, but at the next of the longest column',
    position:
      '|3D/QH|4D/KSJC|7S/7D7HJH|TS/7C2C8S9C|AC/9H2SJD6CAH|JS/8D4C6SKDQC8H|QS ---- ' +
      '6H4H5DKC3CTC2HQD6DTH5S5C9D3STD4S2D8C3H9SADAS5H KH 1 3 1 4,4 - - p play',
    peek: 'peek:7.6',
  },
  {
    name: 'where one of two cards can be turned up, at the one that is not about to be',
    position:
      '|3C/AC|JS/6D4D|JH/8H6H2D|QS/KSKHAD3D|8S/8DQDJC9C5C|9D/2H9S5D4H2CTS|7C ---- ' +
      '5SQC9H3S2S5HTD8C7DAH4S7S6S4CJDASQHTCTH3H7H6CKC KD 1 3 1 4,4 - - p play',
    peek: 'peek:3.2',
  },
  {
    name: 'not where the partner has peeked',
    position:
      '|9S8H/4D|TC9H/3S|2S/AH|9C/ASTS8C6H|KS/7C5S4C7HQH|6C/QDTHKHJH5D6D|3C --A- ' +
      '3DAC5C6S4S2H2CQS8S2D7D3HJD8DJSKC7STDJC5H4H KD9DQC 1 3 1 3,3 - 2@7.6 p play',
    peek: 'peek:6.5',
  },
])('a peek goes $name', ({ position, peek }) => {
  const state = POSITIONS.undercover.parse(position, OPTIONS) as UndercoverState;
  for (const name of ['simple', 'strong'] as const) expect(choice(name, state)).toBe(peek);
});
