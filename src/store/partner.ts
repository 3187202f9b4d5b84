import { type StoreApi, createStore } from 'zustand/vanilla';
import type { Session, Thought } from './session';

/** Asks a bot for one of the legal words. */
export type Choose = (thought: Thought) => Promise<string>;

/** How long a move of the computer stays before its next one, in milliseconds: a person's pace. */
const PACE = 700;

/** The computer at the table. */
export interface Partner {
  readonly state: StoreApi<PartnerState>;
  /** Lets it play, until what is returned is called. */
  readonly start: () => () => void;
  /** Does not wait before the next move. */
  readonly skip: () => void;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

export interface PartnerState {
  /** Whether the bot could not be asked, or gave an answer that is not legal. */
  readonly failed: boolean;
}

/**
 * Lets the computer play in its seats: one question at a time, each answered from the seat's own sight. An answer
 * that comes when the table has changed meanwhile is dropped.
 */
export function createPartner(
  session: Pick<Session, 'published' | 'thought' | 'actForComputer'>,
  choose: Choose,
): Partner {
  const state = createStore<PartnerState>()(() => ({ failed: false }));
  let asking = false;
  let playing = false;
  let goOn: (() => void) | null = null;

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, PACE);
      goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const changeNumber = (): number => session.published.getState().change.number;

  const ask = async (): Promise<void> => {
    const thought = session.thought();
    if (thought === null || asking || !playing || state.getState().failed) return;
    asking = true;
    const asked = changeNumber();
    let word: string | null = null;
    try {
      [word] = await Promise.all([choose(thought), pause()]);
    } catch {
      word = null;
    }
    asking = false;
    if (!playing) return;
    // A stale answer falls, and the question is asked anew.
    const current = asked === changeNumber();
    if (current && (word === null || !session.actForComputer(word))) {
      state.setState({ failed: true });
    }
    await ask();
  };

  return {
    state,
    start() {
      playing = true;
      const unsubscribe = session.published.subscribe(() => void ask());
      void ask();
      return () => {
        playing = false;
        unsubscribe();
        goOn?.();
      };
    },
    skip: () => goOn?.(),
    retry() {
      state.setState({ failed: false });
      void ask();
    },
  };
}
