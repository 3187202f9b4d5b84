import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type AnyGame, type CommonState, GAMES, type Seat } from '../../src/engine';
import { QUICK, playedGame } from '../support/arbitraries';
import { WORDS, legalWords } from '../support/naive';
import { cardsNamedIn, exchanged, hiddenFrom } from '../support/secrets';

// Many games are played here; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

/** What becomes of an action: the events a viewer is told, and the view; or the refusal. */
function told(game: AnyGame, state: CommonState, action: unknown, viewer: Seat | null): unknown {
  const applied = game.apply(state, action, QUICK);
  return applied.ok
    ? {
        events: applied.events.map((event) => game.eventFor(event, viewer)),
        view: game.viewFor(applied.state, viewer),
      }
    : applied.refusal;
}

/**
 * Whether somebody's marker or coin says the same in both. That one could be set, and that a coin goes back when no
 * other card in the hand fits there, tells of what others cannot see, and is meant to.
 */
function saysTheSame(...outcomes: readonly unknown[]): boolean {
  const said = outcomes.map((outcome) =>
    typeof outcome === 'string' ? outcome : JSON.stringify(outcome).match(/"coinReturned".*?}/g),
  );
  return JSON.stringify(said[0]) === JSON.stringify(said[1]);
}

describe.each(Object.values(GAMES).map((game) => [game.name, game] as const))(
  '%s',
  (name, game) => {
    const hidden = (state: CommonState, viewer: Seat | null) => hiddenFrom[name](state, viewer);

    /** A played game, somebody who looks on, and how the cards that this viewer cannot know change places. */
    const watched = fc.record({
      played: playedGame(game),
      seat: fc.nat({ max: 3 }),
      shift: fc.nat({ max: 50 }),
    });
    const viewerOf = (options: unknown, seat: number): Seat | null =>
      seat < game.seats(options) ? (seat as Seat) : null;

    test('a view names no card that its viewer cannot know', () => {
      fc.assert(
        fc.property(watched, ({ played, seat }) => {
          const viewer = viewerOf(played.options, seat);
          for (const state of played.states) {
            const named = cardsNamedIn(game.viewFor(state, viewer));
            expect(named.filter((card) => hidden(state, viewer).includes(card))).toEqual([]);
          }
        }),
        { numRuns: 25 },
      );
    });

    test('what a viewer cannot know changes nothing that the viewer is told', () => {
      fc.assert(
        fc.property(watched, ({ played, seat, shift }) => {
          const viewer = viewerOf(played.options, seat);
          played.actions.forEach((action, i) => {
            const [before, after] = [played.states[i], played.states[i + 1]];
            if (before === undefined || after === undefined) return;
            const stillHidden = hidden(after, viewer);
            const secret = hidden(before, viewer).filter((card) => stillHidden.includes(card));
            const other = exchanged(before, secret, shift);
            expect(game.viewFor(other, viewer)).toEqual(game.viewFor(before, viewer));
            const really = told(game, before, action, viewer);
            const instead = told(game, other, exchanged(action, secret, shift), viewer);
            const comparable = viewer === before.seat || saysTheSame(really, instead);
            expect(comparable ? instead : really).toEqual(really);
          });
        }),
        { numRuns: 25 },
      );
    });

    test('what nobody sees changes no action of which everybody can tell that it is legal', () => {
      fc.assert(
        fc.property(playedGame(game), fc.nat({ max: 50 }), ({ last }, shift) => {
          const publicly = (state: CommonState) =>
            game.legalActions(state).filter((action) => game.isPublic(action));
          const other = exchanged(last, hidden(last, null), shift);
          expect(publicly(other)).toEqual(publicly(last));
        }),
        { numRuns: 25 },
      );
    });

    test('a game keeps secrets while one seat knows more than another', () => {
      fc.assert(
        fc.property(playedGame(game), ({ options, states }) => {
          const seats = Array.from({ length: game.seats(options) }, (_, seat) => seat as Seat);
          for (const state of states) {
            const known = new Set(seats.map((seat) => hidden(state, seat).toSorted().join('')));
            expect(game.keepsSecrets(state) || known.size === 1).toBe(true);
          }
        }),
        { numRuns: 25 },
      );
    });

    test('what a seat cannot know changes neither its legal actions nor its refusals', () => {
      fc.assert(
        fc.property(playedGame(game), fc.nat({ max: 50 }), ({ last }, shift) => {
          const other = exchanged(last, hidden(last, last.seat), shift);
          expect(legalWords(game, other)).toEqual(legalWords(game, last));
          const refusals = (state: CommonState) =>
            WORDS.map((word) => {
              const action = game.parseAction(word);
              const applied = action === null ? null : game.apply(state, action, QUICK);
              return applied?.ok === false ? applied.refusal : null;
            });
          expect(refusals(other)).toEqual(refusals(last));
        }),
        { numRuns: 25 },
      );
    });
  },
);
