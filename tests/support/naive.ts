import { type AnyGame, type CommonState, DECK, SUITS } from '../../src/engine';

// What is legal, found the slow way: every word that notation has is tried with `apply`. It stands beside the
// generators of the games, which are quick and could be wrong.

const COLUMNS = [1, 2, 3, 4, 5, 6, 7];
const PLACES = [...COLUMNS.map((column) => `t${column}`), 'f'];

/** Every word of every game, and some that are none. */
export const WORDS: readonly string[] = [
  'end',
  'giveup',
  'pass',
  ...COLUMNS.flatMap((column) =>
    [1, 2, 3, 4, 5, 6, 7].map((index) => `${column}.${index}`),
  ).flatMap((place) => [`peek:${place}`, `mark:${place}`]),
  ...COLUMNS.map((column) => `coin:t${column}`),
  ...DECK.map((card) => `tuck:${card}`),
  ...[...COLUMNS.map((column) => `t${column}`), ...SUITS.map((suit) => `f${suit}`), 'w', ...DECK]
    .flatMap((from) => PLACES.map((to) => `${from}>${to}`))
    .flatMap((move) => [move, ...(move.startsWith('t') ? runs(move) : [])]),
];

function runs(move: string): readonly string[] {
  return Array.from({ length: 13 }, (_, i) => `${move}*${i + 1}`);
}

/** Every legal word, sorted. A dead end is not searched for: it is judged after the action. */
export function naiveLegalWords(game: AnyGame, state: CommonState): readonly string[] {
  return WORDS.filter((word) => {
    const action = game.parseAction(word);
    return action !== null && game.apply(state, action, { deadEndLimit: 0 }).ok;
  }).toSorted();
}

/** The words of what the game itself calls legal, sorted. */
export const legalWords = (game: AnyGame, state: CommonState): readonly string[] =>
  game
    .legalActions(state)
    .map((action) => game.formatAction(action))
    .toSorted();

/** How many sequences of so many actions there are from here. */
export function countSequences(
  game: AnyGame,
  state: CommonState,
  depth: number,
  wordsOf = legalWords,
): number {
  const words = wordsOf(game, state);
  if (depth === 1) return words.length;
  let count = 0;
  for (const word of words)
    count += countSequences(game, played(game, state, word), depth - 1, wordsOf);
  return count;
}

/** The state after these words. Throws where one is refused. */
export function played(
  game: AnyGame,
  state: CommonState,
  ...words: readonly string[]
): CommonState {
  return words.reduce((from, word) => {
    const action = game.parseAction(word);
    if (action === null) throw new Error(`${word} is no word of ${game.name}`);
    const applied = game.apply(from, action);
    if (!applied.ok) throw new Error(`${word} is refused: ${String(applied.refusal)}`);
    return applied.state;
  }, state);
}
