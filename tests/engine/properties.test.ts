import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  POSITIONS,
  type AnyGame,
  type CommonState,
  DECK,
  GAMES,
  SUITS,
  cardAt,
} from '../../src/engine';
import { QUICK, type PlayedGame, anyOptions, playedGame } from '../support/arbitraries';
import { deepFreeze } from '../support/deepFreeze';
import { WORDS, legalWords, naiveLegalWords } from '../support/naive';

// Many games are played here; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

/** Checks something on many played games. */
function check(game: AnyGame, numRuns: number, holds: (played: PlayedGame) => void): void {
  fc.assert(fc.property(playedGame(game), holds), { numRuns });
}

/** All cards of a state, wherever they lie: state is plain JSON, and only cards look like cards. */
function cardsIn(state: CommonState): readonly string[] {
  const { foundations } = state as CommonState & { foundations: Record<string, number> };
  const named = JSON.stringify(state).match(/(?<=")[A2-9TJQK][SHDC](?=")/g) ?? [];
  const up = SUITS.flatMap((suit) =>
    Array.from({ length: foundations[suit] ?? 0 }, (_, i) => cardAt(suit, i + 1)),
  );
  return [...named, ...up];
}

describe.each(Object.values(GAMES).map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('keeps 52 different cards', () => {
    check(game, 20, ({ states }) => {
      for (const state of states) {
        expect(cardsIn(state).toSorted()).toEqual(DECK.toSorted());
      }
    });
  });

  test('never changes its input', () => {
    check(game, 20, ({ options, deck, actions }) => {
      deepFreeze([options, deck, actions]);
      const playAgain = () => {
        let state = deepFreeze(game.deal(options, deck));
        for (const action of actions) {
          game.legalActions(state);
          game.viewFor(state, 0);
          const applied = game.apply(state, action, QUICK);
          if (applied.ok) state = deepFreeze(applied.state);
        }
      };
      expect(playAgain).not.toThrow();
    });
  });

  test('gives the same game when it is played again', () => {
    check(game, 20, ({ options, deck, states, actions }) => {
      let state = game.deal(options, deck);
      for (const [i, action] of actions.entries()) {
        const applied = game.apply(state, action, QUICK);
        expect(applied).toMatchObject({ ok: true, state: states[i + 1] });
        if (applied.ok) state = applied.state;
      }
    });
  });

  test('keeps its state in plain JSON', () => {
    check(game, 20, ({ last }) => {
      expect(JSON.parse(JSON.stringify(last))).toEqual(last);
    });
  });

  test('reads the positions and actions that it writes', () => {
    const positions = POSITIONS[game.name];
    check(game, 20, ({ options, states }) => {
      for (const state of states) {
        const text = positions.format(state);
        const read = positions.parse(text, options);
        expect(read === null ? null : positions.format(read)).toBe(text);
        for (const action of game.legalActions(state)) {
          expect(game.parseAction(game.formatAction(action))).toEqual(action);
        }
      }
    });
  });

  test('packs its options into a small number and finds them in it again', () => {
    fc.assert(
      fc.property(anyOptions(game), (options) => {
        const packed = game.packOptions(options);
        expect(game.unpackOptions(packed)).toEqual(options);
        expect(packed).toBeLessThan(2 ** 12);
      }),
    );
  });

  test('writes every word that it reads just as it was', () => {
    const read = WORDS.filter((word) => game.parseAction(word) !== null);
    expect(read.map((word) => game.formatAction(game.parseAction(word)))).toEqual(read);
  });

  test('calls legal what it takes, and nothing else', () => {
    check(game, 30, ({ last }) => {
      expect(legalWords(game, last)).toEqual(naiveLegalWords(game, last));
    });
  });

  test('goes on while it is not over, and then no longer', () => {
    check(game, 30, ({ states, last }) => {
      for (const state of states) {
        expect(game.legalActions(state).length > 0).toBe(state.status === 'play');
      }
      const end = game.apply(last, game.parseAction('giveup'));
      expect(end.ok).toBe(last.status === 'play');
      expect(end.ok ? game.legalActions(end.state) : []).toEqual([]);
    });
  });
});
