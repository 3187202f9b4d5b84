import { type StoreApi, createStore } from 'zustand/vanilla';
import {
  type Deal,
  type DealCodeRefusal,
  type Result,
  formatDealCode,
  parseDealCode,
  shuffle,
} from '../engine';
import type { Keep } from './keep';
import type { Simulator } from './lab';
import { type Choose, type Partner, createPartner } from './partner';
import {
  type Computer,
  type GameRecord,
  type Played,
  type RecordRefusal,
  gameOf,
  readComputers,
  readRecord,
} from './record';
import { type Session, type SessionSettings, createSession } from './session';
import { type Language, type SettingsStore, createSettings } from './settings';

/** What the players are told once, apart from the game. */
export type Notice = RecordRefusal | 'storageBlocked' | 'openElsewhere';

/** What was chosen for the last game, to be offered again. */
export interface Setup extends Deal {
  /** By seat: the one who starts comes first. */
  readonly names: readonly string[];
  /** By seat; null for a person. Left out where all are persons. */
  readonly computers?: readonly (Computer | null)[];
}

export interface AppState {
  /** The game on the table or waiting to be continued. */
  readonly session: Session | null;
  readonly notices: readonly Notice[];
  readonly lastSetup: Omit<Setup, 'seed'> | null;
}

export interface App {
  readonly state: StoreApi<AppState>;
  readonly settings: SettingsStore;
  /** Deals a new game; one that is still open is put aside for good. Without a seed the deal is a random one. */
  deal(setup: Omit<Setup, 'seed'> & { readonly seed?: number }): void;
  /** Reads a deal code as typed, pasted or taken from a link. */
  readCode(text: string): Result<{ readonly deal: Deal }, DealCodeRefusal>;
  /** The same cards once more. */
  dealAgain(): void;
  /** The computer at a game's table. */
  partnerFor(session: Parameters<typeof createPartner>[0]): Partner;
  /** Plays many games in the background, for the laboratory. */
  readonly startSimulator: () => Promise<Simulator>;
  /** The players have read it. */
  dismiss(notice: Notice): void;
  /** Says that another tab has the game now: this one keeps nothing any more. */
  yieldToOtherTab(): void;
}

export interface AppSurroundings extends Pick<SessionSettings, 'settle'> {
  readonly keep: Keep;
  /** Asks a bot. */
  readonly choose: Choose;
  readonly startSimulator: App['startSimulator'];
  readonly language: Language;
  /** A whole number below `SEEDS`. */
  readonly randomSeed: () => number;
}

const GAME = 'game';
const SETUP = 'setup';

/** All that outlives a page: the game, the settings, what was chosen last. Whatever was kept is read at once. */
export function createApp({
  keep,
  choose,
  startSimulator,
  language,
  randomSeed,
  settle,
}: AppSurroundings): App {
  const settings = createSettings(keep, language);
  // The memory aid shows a player's secrets in turns that bring no new one.
  const coversAlways = (): boolean => {
    const { cover, memoryAid } = settings.getState();
    return cover === 'always' || memoryAid;
  };
  const state = createStore<AppState>()(() => ({ session: null, notices: [], lastSetup: null }));
  /** Whether a game is kept that could not be read: it must not be written over. */
  let unread = false;
  let elsewhere = false;

  const told = new Set<Notice>();
  const notify = (notice: Notice): void => {
    if (told.has(notice)) return;
    told.add(notice);
    state.setState(({ notices }) => ({ notices: [...notices, notice] }));
  };
  const save = (text: string): void => {
    if (elsewhere) return;
    // Only now does it have to make room: until then, a newer program may still come and read it.
    if (unread) unread = !keep.setAside(GAME);
    if (unread || !keep.write(GAME, text)) notify('storageBlocked');
  };
  const open = (played: Played, opened: 'dealt' | 'resumed'): void => {
    state.setState({ session: createSession(played, { opened, save, settle, coversAlways }) });
  };
  const start = (record: GameRecord): void => {
    const dealt = gameOf(record.game).deal(record.options, record.deck);
    open({ record, start: dealt, steps: [] }, 'dealt');
  };

  const kept = keep.read(GAME);
  if (kept !== null) {
    const read = readRecord(kept);
    if (read.ok) {
      open(read.played, 'resumed');
    } else {
      unread = true;
      notify(read.refusal);
    }
  }
  state.setState({ lastSetup: readSetup(keep.read(SETUP)) });

  return {
    state,
    settings,
    deal({ game, options, names, computers = names.map(() => null), seed = randomSeed() }) {
      const setup = { game, options, names, computers };
      state.setState({ lastSetup: setup });
      keep.write(SETUP, JSON.stringify(setup));
      const code = formatDealCode({ game, options, seed });
      start({ game, options, deck: shuffle(seed), actions: [], names, computers, code });
    },
    readCode: parseDealCode,
    dealAgain() {
      const record = state.getState().session?.record();
      if (record !== undefined) start({ ...record, actions: [] });
    },
    partnerFor: (session) => createPartner(session, choose),
    startSimulator,
    dismiss(notice) {
      state.setState(({ notices }) => ({ notices: notices.filter((one) => one !== notice) }));
    },
    yieldToOtherTab() {
      elsewhere = true;
      state.setState({ session: null });
      notify('openElsewhere');
    },
  };
}

/** What was chosen last; null where it cannot be read: it is only offered, so nothing is lost with it. */
function readSetup(text: string | null): AppState['lastSetup'] {
  try {
    const { game, options, names, computers } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const named = game === 'undercover' || game === 'team-klondike' ? game : null;
    if (named === null || !Array.isArray(names)) return null;
    const read = gameOf(named).parseOptions(options);
    const seated = readComputers(computers, names.length);
    if (read === null || seated === null) return null;
    return { game: named, options: read, names: names.map(String), computers: seated };
  } catch {
    return null;
  }
}
