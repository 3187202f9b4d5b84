import { type AnyGame, type CommonState, DECK, POSITIONS, RANKS, SUITS } from '../../src/engine';

/** A position in which `…` stands for all cards that are not named in it, by suit and from ace to king. */
export function filled(text: string): string {
  const [tableau = '', foundations = '', ...others] = text.split(' ');
  const named = new Set([tableau, ...others].join(' ').match(/[A2-9TJQK][SHDC]/g));
  const rest = DECK.filter((card) => {
    const suit = SUITS.findIndex((one) => card.endsWith(one));
    const height = RANKS.findIndex((rank) => rank === foundations[suit]);
    return !named.has(card) && RANKS.findIndex((rank) => card.startsWith(rank)) > height;
  });
  return text.replace('…', rest.join(''));
}

/** The state that a position shows, `…` filled. Throws where it is none. */
export function stateAt(game: AnyGame, text: string, options: unknown): CommonState {
  const state = POSITIONS[game.name].parse(filled(text), optionsOf(game, options));
  if (state === null) throw new Error(`no position of ${game.name}: ${filled(text)}`);
  return state;
}

export function optionsOf(game: AnyGame, given: unknown): unknown {
  const options = game.parseOptions(given);
  if (options === null) throw new Error(`no options of ${game.name}: ${JSON.stringify(given)}`);
  return options;
}

/** The position after a word, or the name of the refusal. */
export function answerTo(game: AnyGame, state: CommonState, word: string): string {
  const action = game.parseAction(word);
  if (action === null) return 'noWord';
  const applied = game.apply(state, action);
  return applied.ok ? POSITIONS[game.name].format(applied.state) : String(applied.refusal);
}
