import { type AnyGame, type CommonState, shuffle, undercover } from '../../src/engine';
import { type App, createApp } from '../../src/store/app';
import { createKeep } from '../../src/store/keep';
import type { Played } from '../../src/store/record';
import { type Session, type SessionSettings, createSession } from '../../src/store/session';
import { Memory } from './memory';
import { optionsOf } from './positions';

const game = undercover as AnyGame;
const options = optionsOf(game, { level: 'normal' });

/** An app over this storage, as a page that has just been opened. */
export function openApp(memory: Memory | null = new Memory()): App {
  return createApp({
    keep: createKeep(memory),
    language: 'en',
    randomSeed: () => 7,
    choose: () => new Promise(() => {}),
    startSimulator: () => new Promise(() => {}),
    settle: () => new Promise(() => {}),
  });
}

/** The game with this seed, Anna to move. */
export function dealIn(app: App, seed = 1): Session {
  app.deal({ game: 'undercover', options, names: ['Anna', 'Ben'], seed });
  return sessionOf(app);
}

export function sessionOf(app: App): Session {
  const { session } = app.state.getState();
  if (session === null) throw new Error('no game is open');
  return session;
}

/** A game at this state, and what it wrote down. */
export function sessionAt(
  state: CommonState = game.deal(options, shuffle(1)),
  settings: Partial<SessionSettings> = {},
): { readonly session: Session; readonly saved: string[] } {
  const saved: string[] = [];
  const played: Played = {
    record: {
      game: 'undercover',
      options,
      deck: shuffle(1),
      actions: [],
      names: ['Anna', 'Ben'],
      code: null,
    },
    start: state,
    steps: [],
  };
  const session = createSession(played, {
    opened: 'dealt',
    save: (text) => saved.push(text),
    settle: () => new Promise(() => {}),
    coversAlways: () => true,
    ...settings,
  });
  return { session, saved };
}

/** Submits words one after the other; throws where one is refused. */
export function submitAll(session: Session, ...words: readonly string[]): void {
  for (const word of words) {
    const answer = session.submit(game.parseAction(word));
    if (!answer.ok) throw new Error(`${word}: ${String(answer.refusal)}`);
  }
}

/** The words of the actions that everybody can tell are legal. */
export const legalIn = (session: Session): readonly string[] =>
  session.published.getState().legal.map((action) => game.formatAction(action));
