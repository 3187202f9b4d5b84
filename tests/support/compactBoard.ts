import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CommonState, type Game, POSITIONS, type Seat, shuffle } from '../../src/engine';
import type { Move } from '../../src/search/move';

/** A random game: a deal, and which of the legal moves is made each time. */
interface RandomGame {
  readonly seed: number;
  readonly options: unknown;
  readonly picks: readonly number[];
}

interface Board {
  readonly keyA: number;
  readonly keyB: number;
  do(move: Move): void;
  undo(): void;
}

export interface Compact<
  Options,
  State extends CommonState,
  Action,
  View,
  B extends Board,
  Random extends RandomGame,
> {
  readonly game: Game<Options, State, Action, unknown, View, unknown>;
  readonly newBoard: () => B;
  readonly boardOfState: (state: State, view: View) => B;
  readonly boardOfView: (view: View) => B;
  readonly observe: (truth: B, seat: number, into: B) => void;
  readonly isStuck: (board: B) => boolean;
  readonly actionOf: (move: Move) => Action;
  readonly moveOfAction: (action: Action) => Move | null;
  readonly legalMoves: (board: B, out: Int32Array) => number;
  /** All that a board says, in plain values. */
  readonly facts: (board: B) => { readonly keys: unknown };
  readonly games: fc.Arbitrary<Random>;
  readonly pickOf: (moves: readonly Move[], pick: number, random: Random) => Move;
  /** How many games are played, and for how many it is looked at what each seat is shown. */
  readonly runs: { readonly played: number; readonly shown: number };
  /** Ends that the random games come to, among others. */
  readonly ends: readonly CommonState['status'][];
}

/** The whole truth of a state on a board. */
export const boardIn = <State extends CommonState, View, B>(
  { game, boardOfState }: TruthOf<State, View, B>,
  state: State,
): B => boardOfState(state, game.viewFor(state, null));

interface TruthOf<State extends CommonState, View, B> {
  readonly game: { viewFor(state: State, viewer: Seat | null): View };
  readonly boardOfState: (state: State, view: View) => B;
}

/** Tests that a compact board is equal to the engine. */
export function testBoard<
  Options,
  State extends CommonState,
  Action,
  View,
  B extends Board,
  Random extends RandomGame,
>(compact: Compact<Options, State, Action, View, B, Random>): void {
  const { game, actionOf, facts, games, pickOf, runs } = compact;
  const positions = POSITIONS[game.name];
  const buffer = new Int32Array(256);
  const movesOf = (board: B): Move[] => [...buffer.subarray(0, compact.legalMoves(board, buffer))];
  const boardOf = (state: State): B => boardIn(compact, state);
  const optionsOf = ({ options: given }: RandomGame): Options => {
    const options = game.parseOptions(given);
    if (options === null) throw new Error('These are options.');
    return options;
  };
  const dealt = (random: RandomGame): State => game.deal(optionsOf(random), shuffle(random.seed));
  const after = (state: State, move: Move): State => {
    const applied = game.apply(state, actionOf(move));
    if (!applied.ok) throw new Error(String(applied.refusal));
    return applied.state;
  };

  test('plays random games as the engine does, and undoes them', () => {
    const ends = new Set<string>();
    fc.assert(
      fc.property(games, (random) => {
        let state = dealt(random);
        const board = boardOf(state);
        const seen = [facts(board)];
        for (const pick of random.picks) {
          if (state.status !== 'play') break;
          const moves = movesOf(board);
          const words = moves.map((move) => game.formatAction(actionOf(move)));
          const legal = game.legalActions(state).map((one) => game.formatAction(one));
          expect([...words, 'giveup'].toSorted()).toEqual(legal.toSorted());
          const move = pickOf(moves, pick, random);
          expect(compact.moveOfAction(actionOf(move))).toBe(move);
          state = after(state, move);
          board.do(move);
          seen.push(facts(board));
          expectSame(compact, board, state);
        }
        ends.add(state.status);
        for (const before of seen.slice(0, -1).toReversed()) {
          board.undo();
          expect(facts(board)).toEqual(before);
        }
      }),
      { numRuns: runs.played },
    );
    expect([...ends]).toEqual(expect.arrayContaining([...compact.ends]));
  }, 120_000);

  test('names positions by their keys: the same where they are the same but for the order of bare columns', () => {
    const byKey = new Map<string, string>();
    const byName = new Map<string, string>();
    const nameOf = (state: State): string => {
      const [tableau = '', ...rest] = positions.format(state).split(' ');
      const columns = tableau.split('/');
      const bare = columns.filter((column) => column.startsWith('|')).toSorted();
      const others = columns.map((column) => (column.startsWith('|') ? '' : column));
      return [...others, ...bare, ...rest].join(' ');
    };
    fc.assert(
      fc.property(games, (random) => {
        let state = dealt(random);
        const deal = positions.format(state);
        for (const pick of random.picks) {
          if (state.status !== 'play') break;
          state = after(state, pickOf(movesOf(boardOf(state)), pick, random));
          if (state.status === 'lost:deadend') break;
          const board = boardOf(state);
          const key = `${deal}: ${board.keyA} ${board.keyB}`;
          const name = `${deal}: ${nameOf(state)}`;
          expect(byKey.get(key) ?? name).toBe(name);
          expect(byName.get(name) ?? key).toBe(key);
          byKey.set(key, name);
          byName.set(name, key);
        }
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  test('shows a seat the same as the engine does', () => {
    fc.assert(
      fc.property(games, (random) => {
        let state = dealt(random);
        const seats = Array.from({ length: game.seats(optionsOf(random)) }, (_, seat) => seat);
        const masked = compact.newBoard();
        for (const pick of random.picks) {
          if (state.status !== 'play') break;
          const truth = boardOf(state);
          for (const seat of seats) {
            compact.observe(truth, seat, masked);
            const { keys: _, ...shown } = facts(masked);
            const { keys: __, ...told } = facts(
              compact.boardOfView(game.viewFor(state, seat as Seat)),
            );
            expect(shown).toEqual(told);
          }
          state = after(state, pickOf(movesOf(truth), pick, random));
        }
      }),
      { numRuns: runs.shown },
    );
  }, 60_000);
}

/** Expects the board to say all that the state does. The board alone does not look for dead ends. */
export function expectSame<State extends CommonState, View, B>(
  compact: TruthOf<State, View, B> & {
    readonly isStuck: (board: B) => boolean;
    readonly facts: (board: B) => unknown;
  },
  board: B,
  state: State,
): void {
  const stuck = state.status === 'lost:deadend';
  expect(compact.isStuck(board)).toBe(stuck);
  const told: State = stuck ? { ...state, status: 'play' } : state;
  expect(compact.facts(board)).toEqual(compact.facts(boardIn(compact, told)));
}
