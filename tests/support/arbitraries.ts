import * as fc from 'fast-check';
import {
  type AnyGame,
  type Card,
  type CommonState,
  DECK,
  type GameName,
  RANKS,
} from '../../src/engine';
import { optionsOf } from './positions';

/** A game that has been played, with every state on its way. */
export interface PlayedGame {
  readonly options: unknown;
  readonly deck: readonly Card[];
  /** One more than there are actions. */
  readonly states: readonly CommonState[];
  readonly actions: readonly unknown[];
  readonly last: CommonState;
  readonly [fc.toStringMethod]: () => string;
}

/** Positions that a search for a dead end may look at: few, so that no played game is slow. */
export const QUICK = { deadEndLimit: 200 };

const level = fc.constantFrom('easy', 'normal', 'hard');

const OPTIONS: Readonly<Record<GameName, fc.Arbitrary<unknown>>> = {
  undercover: fc.record(
    {
      level,
      noClock: fc.boolean(),
      fourActions: fc.boolean(),
      kingsOnly: fc.boolean(),
      passes: fc.integer({ min: 1, max: 3 }),
      peekTokens: fc.integer({ min: 0, max: 10 }),
    },
    { requiredKeys: ['level'] },
  ),
  'team-klondike': fc.record(
    {
      level,
      players: fc.constantFrom(2, 3),
      openHands: fc.boolean(),
      fourActions: fc.boolean(),
      timeTokens: fc.integer({ min: 0, max: 20 }),
    },
    { requiredKeys: ['level'] },
  ),
};

/** Any options of a game, as it reads them. */
export const anyOptions = (game: AnyGame): fc.Arbitrary<unknown> =>
  OPTIONS[game.name].map((given) => optionsOf(game, given));

const anyDeck = fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 });

/** A deck in which low cards come late, so that they lie open or are soon to come: such games go far. */
const kindDeck = anyDeck.map((cards) => {
  const height = new Map(DECK.map((card, i) => [card, i % RANKS.length]));
  const easy = cards.toSorted((a, b) => (height.get(b) ?? 0) - (height.get(a) ?? 0));
  return [...easy.slice(0, 21), ...easy.slice(21).toReversed()];
});

/** Cards up, cards in to the tableau, the end of the turn: what makes a game go on. */
const BRISK = [/>f$/, /^(w|[^tf].)>/, /^end$/];

/**
 * A game in which each number picks one of the legal actions: an even one among the briskest that there are, an odd
 * one among all, but nobody gives up. A failure shrinks to a short game, and is told as a trace.
 */
export const playedGame = (game: AnyGame, longest = 200): fc.Arbitrary<PlayedGame> =>
  fc
    .record({
      options: anyOptions(game),
      deck: fc.oneof(anyDeck, kindDeck),
      picks: fc.array(fc.nat({ max: 999 }), { maxLength: longest, size: 'max' }),
    })
    .map(({ options, deck, picks }) => play(game, options, deck, picks));

function play(
  game: AnyGame,
  options: unknown,
  deck: readonly Card[],
  picks: readonly number[],
): PlayedGame {
  let last = game.deal(options, deck);
  const states = [last];
  const actions: unknown[] = [];
  for (const pick of picks) {
    const words = new Map(
      game.legalActions(last).map((action) => [game.formatAction(action), action]),
    );
    words.delete('giveup');
    const brisk = BRISK.map((kind) => [...words.keys()].filter((word) => kind.test(word)));
    const first = brisk.find((some) => some.length > 0) ?? [];
    const among = pick % 2 === 0 && first.length > 0 ? first : [...words.keys()];
    const action = words.get(among[Math.floor(pick / 2) % among.length] ?? '');
    if (action === undefined) break;
    const applied = game.apply(last, action, QUICK);
    if (!applied.ok) throw new Error(`${game.formatAction(action)} was called legal`);
    last = applied.state;
    states.push(last);
    actions.push(action);
  }
  const trace = {
    game: game.name,
    options,
    deck: deck.join(''),
    actions: actions.map((action) => game.formatAction(action)),
  };
  return {
    options,
    deck,
    states,
    actions,
    last,
    [fc.toStringMethod]: () => JSON.stringify(trace),
  };
}
