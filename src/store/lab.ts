import { type StoreApi, createStore } from 'zustand/vanilla';
import type { GameName, Status } from '../engine';

export const LAB_BOTS = ['random', 'simple', 'strong'] as const;

/** What is tried out. */
export interface Setting {
  readonly game: GameName;
  /** As the game's `parseOptions` gives them. */
  readonly options: unknown;
  /** Who sits in every seat. */
  readonly bot: (typeof LAB_BOTS)[number];
  /** Whether the bots see all face-down cards of the tableau. */
  readonly allKnown: boolean;
}

/** What many games with one setting have come to. */
export interface Figures {
  readonly games: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly ci95: readonly [number, number];
  /** Turns of a won game on average; null where none was won. */
  readonly turnsWon: number | null;
  readonly ends: Readonly<Partial<Record<Exclude<Status, 'play'>, number>>>;
}

/** Plays games in the background. */
export interface Simulator {
  /** Plays up to so many games of a run, from where it is, and tells how far it has come. */
  play(
    run: Setting & { readonly seed: number },
    games: number,
    onProgress: (figures: Figures) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Ends whatever is under way at once. */
  stop(): void;
}

/** One of the settings side by side. */
export interface Row {
  /** The same for as long as the row is there. */
  readonly id: number;
  readonly setting: Setting;
  /** null before the first game. */
  readonly figures: Figures | null;
}

export interface LabState {
  readonly rows: readonly Row[];
  /** Games wanted of each row. */
  readonly games: number;
  readonly running: boolean;
  /** How much of the games wanted has been played, 0 to 1. */
  readonly done: number;
  /** Seconds left; null as long as nobody can tell. */
  readonly secondsLeft: number | null;
  /** Whether the last run ended because a worker failed. */
  readonly failed: boolean;
}

export interface Lab {
  readonly state: StoreApi<LabState>;
  /** Puts other settings side by side; what was found out about the ones before is forgotten. */
  ask(settings: readonly Setting[]): void;
  /** Puts one more beside them, like the last one, and answers its id. */
  add(): number;
  change(id: number, setting: Setting): void;
  remove(id: number): void;
  setGames(games: number): void;
  /** Plays until every row has its games, all rows growing side by side; rows that have some go on. */
  run(): Promise<void>;
  /** Lets the games that are under way come to their end, and no more. */
  stop(): void;
  /** Ends everything at once. */
  close(): void;
}

export const MOST_ROWS = 8;
/** Every row plays the same deals, as far as its game and players allow it: so luck counts for all alike. */
export const SEED = 1;
/** Steps in which the rows grow side by side. */
const STEPS = 20;
/** Milliseconds between two tellings, so that the page has time for other things. */
const PACE = 120;

/** A laboratory with the first settings side by side. `now` tells milliseconds. */
export function createLab(
  startSimulator: () => Promise<Simulator>,
  settings: readonly Setting[],
  now: () => number = () => performance.now(),
): Lab {
  let ids = 0;
  const rowOf = (setting: Setting): Row => ({ id: ids++, setting, figures: null });
  const state = createStore<LabState>()(() => ({
    rows: settings.map(rowOf),
    games: 1000,
    running: false,
    done: 0,
    secondsLeft: null,
    failed: false,
  }));
  let simulator: Simulator | null = null;
  let stopping = new AbortController();
  let closed = false;

  const setRows = (change: (rows: readonly Row[]) => readonly Row[]): void => {
    stopping.abort();
    state.setState(({ rows }) => ({ rows: change(rows), done: 0, failed: false }));
  };
  const playedIn = (row: Row): number => row.figures?.games ?? 0;

  const play = async (signal: AbortSignal): Promise<void> => {
    const { games, rows } = state.getState();
    const began = now();
    const first = rows.reduce((sum, row) => sum + Math.min(games, playedIn(row)), 0);
    const wanted = games * rows.length;
    /** What has come in and is not published yet. */
    const fresh = new Map<Setting, Figures>();
    let published = began;
    const publish = (): void => {
      published = now();
      state.setState(({ rows: shown }) => {
        const next = shown.map((row) => ({
          ...row,
          figures: fresh.get(row.setting) ?? row.figures,
        }));
        const played = next.reduce((sum, row) => sum + Math.min(games, playedIn(row)), 0);
        const share = (played - first) / Math.max(1, wanted - first);
        const left = ((published - began) / 1000) * (1 / share - 1);
        return {
          rows: next,
          done: played / wanted,
          secondsLeft: share > 0.02 ? left : null,
        };
      });
    };
    simulator ??= await startSimulator();
    for (let step = 1; step <= STEPS && !signal.aborted; step++) {
      const upTo = Math.ceil((games * step) / STEPS);
      for (const { setting, figures } of rows) {
        if (signal.aborted || ((fresh.get(setting) ?? figures)?.games ?? 0) >= upTo) continue;
        await simulator.play(
          { ...setting, seed: SEED },
          upTo,
          (come) => {
            fresh.set(setting, come);
            if (now() - published >= PACE) publish();
          },
          signal,
        );
      }
    }
    publish();
  };

  return {
    state,
    ask: (asked) => setRows(() => asked.map(rowOf)),
    add() {
      const row = rowOf((state.getState().rows.at(-1) as Row).setting);
      setRows((rows) => [...rows, row]);
      return row.id;
    },
    change: (id, setting) =>
      setRows((rows) => rows.map((row) => (row.id === id ? { id, setting, figures: null } : row))),
    remove: (id) => setRows((rows) => rows.filter((row) => row.id !== id)),
    setGames(games) {
      stopping.abort();
      state.setState({ games, done: 0 });
    },
    async run() {
      if (state.getState().running) return;
      stopping = new AbortController();
      const { signal } = stopping;
      state.setState({ running: true, failed: false, secondsLeft: null });
      let failed = false;
      try {
        await play(signal);
      } catch {
        failed = !closed;
      }
      state.setState({ running: false, failed, secondsLeft: null });
    },
    stop: () => stopping.abort(),
    close() {
      closed = true;
      stopping.abort();
      simulator?.stop();
    },
  };
}
