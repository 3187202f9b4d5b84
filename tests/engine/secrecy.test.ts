import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type CommonState, GAMES, type Seat } from '../../src/engine';
import { QUICK, playedGame } from '../support/arbitraries';
import { WORDS, legalWords } from '../support/naive';
import { cardsNamedIn, exchanged, hiddenFrom } from '../support/secrets';

/** What becomes of a word: the events a viewer is told, or the refusal. */
function told(game: AnyGame, state: CommonState, word: string, viewer: Seat | null): unknown {
  const action = game.parseAction(word);
  if (action === null) return 'noWord';
  const applied = game.apply(state, action, QUICK);
  return applied.ok
    ? {
        events: applied.events.map((event) => game.eventFor(event, viewer)),
        view: game.viewFor(applied.state, viewer),
      }
    : applied.refusal;
}

describe.each(Object.values(GAMES).map((game) => [game.name, game] as const))(
  '%s',
  (name, game) => {
    const hidden = (state: CommonState, viewer: Seat | null) =>
      hiddenFrom[name]?.(state, viewer) ?? [];

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
        { numRuns: 50 },
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
            const word = game.formatAction(action);
            expect(game.viewFor(other, viewer)).toEqual(game.viewFor(before, viewer));
            // A marker or a coin that somebody else could not have set there tells something, and means to.
            const toldOther = told(game, other, word, viewer);
            if (viewer !== before.seat && typeof toldOther === 'string') return;
            expect(toldOther).toEqual(told(game, before, word, viewer));
          });
        }),
        { numRuns: 50 },
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
        { numRuns: 50 },
      );
    });
  },
);
