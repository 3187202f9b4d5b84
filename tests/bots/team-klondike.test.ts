import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  type TeamKlondikeOptions,
  type TeamKlondikeState,
  shuffle,
  teamKlondike,
} from '../../src/engine';
import { BOTS, type BotName } from '../../src/bots/bot';
import { rngOf } from '../../src/bots/rng';
import { teamKlondikeBot } from '../../src/bots/team-klondike/player';

const optionsOf = (given: object): TeamKlondikeOptions =>
  teamKlondike.parseOptions({ level: 'normal', ...given })!;
const word: typeof teamKlondike.formatAction = (action) => teamKlondike.formatAction(action);

/** What a bot does in a state, seen from the seat to move. */
function choice(name: BotName, state: TeamKlondikeState): string {
  const view = teamKlondike.viewFor(state, state.seat);
  return word(teamKlondikeBot(name).choose(view, teamKlondike.legalActions(state), rngOf(1)));
}

/** Plays with a bot in every seat, so many actions at most; throws where one is not legal. */
function play(
  name: BotName,
  options: TeamKlondikeOptions,
  seed: number,
  actions: number,
): { readonly state: TeamKlondikeState; readonly words: ReadonlySet<string> } {
  const bots = Array.from({ length: options.players }, () => teamKlondikeBot(name));
  const rng = rngOf(seed);
  const words = new Set<string>();
  let state = teamKlondike.deal(options, shuffle(seed));
  for (let i = 0; i < actions && state.status === 'play'; i++) {
    const legal = teamKlondike.legalActions(state);
    const action = bots[state.seat]!.choose(teamKlondike.viewFor(state, state.seat), legal, rng);
    const applied = teamKlondike.apply(state, action);
    if (!applied.ok) throw new Error(`${word(action)}: ${applied.refusal}`);
    words.add(action.type === 'move' ? action.from.place : action.type);
    state = applied.state;
  }
  return { state, words };
}

/** Every setup of the table. */
const SETUPS = [2, 3].flatMap((players) =>
  [false, true].flatMap((openHands) =>
    [false, true].map((fourActions) => optionsOf({ players, openHands, fourActions })),
  ),
);

/** The state with all cards that the seat to move cannot know in another order. */
function reordered(state: TeamKlondikeState, picks: readonly number[]): TeamKlondikeState {
  const { seat, options, tucked } = state;
  const isSecret = (other: number): boolean => other !== seat && !options.openHands;
  const remembered = (other: number): number => (isSecret(other) ? 0 : tucked[other]!);
  const unknownOf = (stock: readonly Card[], other: number): number =>
    stock.length - remembered(other);
  const hidden: Card[] = [
    ...state.columns.flatMap(({ down }) => down),
    ...state.hands.flatMap((hand, other) => (isSecret(other) ? hand : [])),
    ...state.ownStocks.flatMap((stock, other) => stock.slice(0, unknownOf(stock, other))),
  ];
  picks.forEach((pick, i) => {
    if (hidden.length === 0) return;
    const [a, b] = [i % hidden.length, pick % hidden.length];
    [hidden[a], hidden[b]] = [hidden[b]!, hidden[a]!];
  });
  const next = (): Card => hidden.shift()!;
  return {
    ...state,
    columns: state.columns.map(({ down, up }) => ({ down: down.map(next), up })),
    hands: state.hands.map((hand, other) => (isSecret(other) ? hand.map(next) : hand)),
    ownStocks: state.ownStocks.map((stock, other) => [
      ...stock.slice(0, unknownOf(stock, other)).map(next),
      ...stock.slice(unknownOf(stock, other)),
    ]),
  };
}

describe.each(BOTS)('the %s bot of Team-Klondike', (name) => {
  test('plays legal actions only, in every step and setup', () => {
    const [games, actions] = name === 'strong' ? [1, 50] : [40, 1000];
    const met = new Set<string>();
    for (const options of SETUPS) {
      for (let seed = 0; seed < games; seed++) {
        const { state, words } = play(name, options, seed, actions);
        expect(state.options).toBe(options);
        for (const one of words) met.add(one);
      }
    }
    expect([...met]).toEqual(
      expect.arrayContaining(['column', 'hand', 'end', 'tuck', 'coin', 'pass']),
    );
  }, 120_000);

  test('chooses the same where only what its seat cannot know differs', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 0, max: 120 }),
        fc.constantFrom(...SETUPS),
        fc.array(fc.nat(), { minLength: 52, maxLength: 52 }),
        (seed, actions, options, picks) => {
          const { state } = play('simple', options, seed, actions);
          if (state.status !== 'play') return;
          expect(choice(name, reordered(state, picks))).toBe(choice(name, state));
        },
      ),
      { numRuns: name === 'strong' ? 40 : 150 },
    );
  }, 120_000);
});

describe.each(['simple', 'strong'] as const)('the %s bot of Team-Klondike', (name) => {
  test('plays a hand card where the turn would lose the game without', () => {
    let met = 0;
    for (let seed = 0; met < 12; seed++) {
      const options = optionsOf({ timeTokens: 0 });
      const { state } = play('random', options, seed, 4);
      if (state.status !== 'play' || state.step !== 'play') continue;
      const playsHand = (action: ReturnType<typeof teamKlondike.legalActions>[number]): boolean =>
        action.type === 'move' && action.from.place === 'hand';
      if (state.handCardPlayed || !teamKlondike.legalActions(state).some(playsHand)) continue;
      met++;
      const bot = teamKlondikeBot(name);
      let now = state;
      while (now.seat === state.seat && now.status === 'play') {
        const view = teamKlondike.viewFor(now, now.seat);
        const action = bot.choose(view, teamKlondike.legalActions(now), rngOf(1));
        const applied = teamKlondike.apply(now, action);
        if (!applied.ok) throw new Error(applied.refusal);
        now = applied.state;
      }
      expect(now.status).not.toBe('lost:time');
    }
  }, 60_000);
});
