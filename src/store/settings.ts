import { type StoreApi, createStore } from 'zustand/vanilla';
import type { Keep } from './keep';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** Shows a player's own peeked cards again in their later turns, while held. */
  readonly memoryAid: boolean;
  /** Shows on the backs who has peeked at them. */
  readonly peekTraces: boolean;
  readonly fourColours: boolean;
  readonly largeIndex: boolean;
}

export type SettingsStore = StoreApi<Settings>;
const NAME = 'settings';

/** Settings that are kept as soon as they change. What cannot be read of them falls back to what it is at first. */
export function createSettings(keep: Keep, language: Language): SettingsStore {
  const first: Settings = {
    language,
    theme: 'auto',
    memoryAid: false,
    peekTraces: true,
    fourColours: false,
    largeIndex: false,
  };
  const store = createStore<Settings>()(() => ({ ...first, ...known(keep.read(NAME)) }));
  store.subscribe((settings) => keep.write(NAME, JSON.stringify(settings)));
  return store;
}

const CHECKS: { readonly [Name in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => LANGUAGES.some((one) => one === value),
  theme: (value) => THEMES.some((one) => one === value),
  memoryAid: isFlag,
  peekTraces: isFlag,
  fourColours: isFlag,
  largeIndex: isFlag,
};

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** Those fields of the text that are settings with a value of theirs. */
function known(text: string | null): Partial<Settings> {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(
      entries.filter(([name, value]) => CHECKS[name as keyof Settings]?.(value)),
    );
  } catch {
    return {};
  }
}
