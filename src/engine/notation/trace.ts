import { type Card, DECK, isCard } from '../cards';
import type { AnyGame, Result } from '../game';
import { GAMES } from '../games';
import { POSITIONS } from './positions';

/** A game from its deal on, checked: all that is needed to play it again. */
export interface Trace {
  readonly game: AnyGame;
  /** As `game.parseOptions` reads them. */
  readonly options: unknown;
  readonly deck: readonly Card[];
  /** Words as they were given; they may be refused. */
  readonly actions: readonly unknown[];
}

/** A trace's answers. */
export interface Answers {
  /** After the deal, then after every action; `illegal` for one that is refused. */
  readonly positions: readonly string[];
  /** Beside each position every legal word; null beside `illegal`. */
  readonly legal: readonly (readonly string[] | null)[];
}

type Read<Value> = Result<{ readonly value: Value }, string>;
const bad = (refusal: string) => ({ ok: false, refusal }) as const;

/** Reads a trace from JSON, or says which field is wrong and how. */
export function readTrace(json: unknown): Read<Trace> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return bad('not a JSON object');
  const { game: name, options: given, deck: text, actions } = json as Record<string, unknown>;
  const game = Object.values(GAMES).find((one) => one.name === name);
  if (game === undefined) return bad(`game: ${JSON.stringify(name)} is no game`);
  const options = game.parseOptions(given);
  if (options === null)
    return bad(`options: ${JSON.stringify(given)} are no options of ${game.name}`);
  const deck = readDeck(text);
  if (!deck.ok) return deck;
  if (!Array.isArray(actions)) return bad('actions: not a list');
  return { ok: true, value: { game, options, deck: deck.value, actions } };
}

/** Reads a deck of 52 different cards, or says what is wrong with it. */
export function readDeck(text: unknown): Read<readonly Card[]> {
  if (typeof text !== 'string') return bad('deck: not a text');
  if (text.length !== 2 * DECK.length) {
    return bad(`deck: ${text.length} characters, where 52 cards take ${2 * DECK.length}`);
  }
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const word = text.slice(at, at + 2);
    const where = `deck: card ${at / 2 + 1}, ${JSON.stringify(word)},`;
    if (!isCard(word)) return bad(`${where} is no card`);
    if (cards.includes(word)) return bad(`${where} stands twice`);
    cards.push(word);
  }
  return { ok: true, value: cards };
}

/** Plays a trace through the engine. */
export function answer({ game, options, deck, actions }: Trace): Answers {
  let state = game.deal(options, deck);
  const written = POSITIONS[game.name];
  const positions = [written.format(state)];
  const legalWords = (): string[] =>
    game
      .legalActions(state)
      .map((action) => game.formatAction(action))
      .toSorted();
  const legal: (readonly string[] | null)[] = [legalWords()];
  for (const word of actions) {
    const action = typeof word === 'string' ? game.parseAction(word) : null;
    const applied = action === null ? null : game.apply(state, action);
    if (applied?.ok === true) {
      state = applied.state;
      positions.push(written.format(state));
      legal.push(legalWords());
    } else {
      positions.push('illegal');
      legal.push(null);
    }
  }
  return { positions, legal };
}
