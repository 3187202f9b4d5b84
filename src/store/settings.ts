import { type StoreApi, createStore } from 'zustand/vanilla';
import type { Seat } from '../engine';
import type { Keep } from './keep';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Whether things move: as the system wishes, always, or never. */
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
/** How a player sees what only they may see: while they hold it, or from one tap to the next. */
export const HAND_VIEWS = ['hold', 'tap'] as const;
/** When the cover comes up at the end of a turn: always, or only when somebody learned a secret in it. */
export const COVERS = ['always', 'secret'] as const;

/** What a player may have otherwise than the partner: it changes when the device is handed over. */
export interface OwnSettings {
  readonly language: Language;
  readonly leftHanded: boolean;
  readonly largeIndex: boolean;
}

export interface Settings extends OwnSettings {
  readonly theme: Theme;
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  readonly fourColours: boolean;
  /** Shows a player's own peeked cards again in their later turns. */
  readonly memoryAid: boolean;
  /** Shows on the backs who has peeked at them. */
  readonly peekTraces: boolean;
  readonly handView: (typeof HAND_VIEWS)[number];
  readonly cover: (typeof COVERS)[number];
  /** Turns the table by half for the second player, who sits opposite. */
  readonly opposite: boolean;
  /** By seat, what that player has otherwise. */
  readonly own: readonly Partial<OwnSettings>[];
}

export type SettingsStore = StoreApi<Settings>;
const NAME = 'settings';

/** Settings that are kept as soon as they change. What cannot be read of them falls back to what it is at first. */
export function createSettings(keep: Keep, language: Language): SettingsStore {
  const first: Settings = {
    language,
    leftHanded: false,
    largeIndex: false,
    theme: 'auto',
    motion: 'auto',
    sound: false,
    fourColours: false,
    memoryAid: false,
    peekTraces: true,
    handView: 'hold',
    cover: 'always',
    opposite: false,
    own: [],
  };
  const store = createStore<Settings>()(() => ({ ...first, ...known(keep.read(NAME)) }));
  store.subscribe((settings) => keep.write(NAME, JSON.stringify(settings)));
  return store;
}

/** The settings as they are for a seat; for null, as they are for everybody. */
export const settingsFor = (settings: Settings, seat: Seat | null): Settings =>
  seat === null ? settings : { ...settings, ...settings.own[seat] };

type Checks<Of> = { readonly [Name in keyof Of]: (value: unknown) => boolean };

const flag = (value: unknown): boolean => typeof value === 'boolean';
const among =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

const OWN_CHECKS: Checks<OwnSettings> = {
  language: among(LANGUAGES),
  leftHanded: flag,
  largeIndex: flag,
};
const CHECKS: Checks<Settings> = {
  ...OWN_CHECKS,
  theme: among(THEMES),
  motion: among(MOTIONS),
  sound: flag,
  fourColours: flag,
  memoryAid: flag,
  peekTraces: flag,
  handView: among(HAND_VIEWS),
  cover: among(COVERS),
  opposite: flag,
  own: (value) =>
    Array.isArray(value) &&
    value.every((one: unknown) => valid(one, { ...OWN_CHECKS }).length === keysOf(one)),
};

const keysOf = (value: unknown): number => Object.keys(Object(value) as object).length;

/** Those fields of an object that have a value of theirs. */
const valid = (value: unknown, checks: Readonly<Record<string, (value: unknown) => boolean>>) =>
  Object.entries(Object(value) as object).filter(([name, one]) => checks[name]?.(one));

/** Those fields of the text that are settings with a value of theirs. */
function known(text: string | null): Partial<Settings> {
  try {
    return Object.fromEntries(valid(JSON.parse(text ?? '{}'), { ...CHECKS }));
  } catch {
    return {};
  }
}
