import {
  type AnyGame,
  type Card,
  type CommonState,
  GAMES,
  type GameName,
  type Result,
  readTrace,
} from '../engine';

/** How a computer plays in a seat. */
export const COMPUTERS = ['relaxed', 'strong'] as const;
export type Computer = (typeof COMPUTERS)[number];

/** A game as it is kept: all that it takes to play it again, in notation. */
export interface GameRecord {
  readonly game: GameName;
  /** As the game's `parseOptions` reads them. */
  readonly options: unknown;
  readonly deck: readonly Card[];
  /** Words, each of them legal in its turn. */
  readonly actions: readonly string[];
  /** By seat. */
  readonly names: readonly string[];
  /** By seat; null for a person. Left out where all are persons. */
  readonly computers?: readonly (Computer | null)[];
  /** The deal's code; null where the deal came from elsewhere. */
  readonly code: string | null;
}

/** One action with what it led to. */
export interface Step {
  readonly before: CommonState;
  readonly action: unknown;
  readonly state: CommonState;
  /** True events, secrets included. */
  readonly events: readonly unknown[];
}

/** A record's game played through the engine. */
export interface Played {
  readonly record: GameRecord;
  readonly start: CommonState;
  readonly steps: readonly Step[];
}

/** Why a kept game cannot be read: it is damaged, or a later version of the program wrote it. */
export type RecordRefusal = 'saveDamaged' | 'saveNewer';

/** Raised whenever an older program could not read what this one writes. */
const VERSION = 1;

export const formatRecord = (record: GameRecord): string =>
  JSON.stringify({ version: VERSION, ...record, deck: record.deck.join('') });

/** The game of a name in a record. Throws where there is none: a record's name has been checked. */
export function gameOf(name: GameName): AnyGame {
  const game = GAMES[name];
  if (game === undefined) throw new RangeError(`No game is called ${name}.`);
  return game;
}

/** Reads a kept game and plays it through the engine up to where it stood. */
export function readRecord(text: string): Result<{ readonly played: Played }, RecordRefusal> {
  const damaged = { ok: false, refusal: 'saveDamaged' } as const;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return damaged;
  }
  const { version, names, computers, code } = (json ?? {}) as Record<string, unknown>;
  if (typeof version === 'number' && version > VERSION) return { ok: false, refusal: 'saveNewer' };
  const trace = readTrace(json);
  if (version !== VERSION || !trace.ok) return damaged;
  const { game, options, deck, actions } = trace.value;
  if (!isTexts(actions) || !isTexts(names) || names.length !== game.seats(options)) return damaged;
  if (code !== null && typeof code !== 'string') return damaged;
  const seated = readComputers(computers, names.length);
  if (seated === null) return damaged;
  const played = play({
    game: game.name,
    options,
    deck,
    actions,
    names,
    computers: seated,
    code,
  });
  return played === null ? damaged : { ok: true, played };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Who is a computer; null where it cannot be read. The first saves had no such field: then all are persons. */
export function readComputers(value: unknown, seats: number): readonly (Computer | null)[] | null {
  const given: unknown = value ?? Array.from({ length: seats }, () => null);
  if (!Array.isArray(given) || given.length !== seats) return null;
  const computers = given.map((one) => COMPUTERS.find((computer) => computer === one) ?? null);
  return computers.every((one, seat) => one === given[seat]) ? computers : null;
}

/** Plays a record's actions; null where one of them is refused. */
function play(record: GameRecord): Played | null {
  const game = gameOf(record.game);
  const start = game.deal(record.options, record.deck);
  const steps: Step[] = [];
  let before = start;
  for (const word of record.actions) {
    const action = game.parseAction(word);
    // Every action but the last was followed by another, so no dead end needs to be searched for after it.
    const limits = steps.length < record.actions.length - 1 ? { deadEndLimit: 0 } : {};
    const applied = action === null ? null : game.apply(before, action, limits);
    if (applied?.ok !== true) return null;
    steps.push({ before, action, state: applied.state, events: applied.events });
    before = applied.state;
  }
  return { record, start, steps };
}
