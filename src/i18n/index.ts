import type { Texts } from './texts';

export type { Texts };

const LOADERS = {
  de: async () => (await import('./de')).de,
  en: async () => (await import('./en')).en,
} as const satisfies Record<string, () => Promise<Texts>>;

export type TextLanguage = keyof typeof LOADERS;

const loaded = new Map<TextLanguage, Texts>();

/** The texts of a language that has been loaded; null before. */
export const textsOf = (language: TextLanguage): Texts | null => loaded.get(language) ?? null;

/** Each language comes as a file of its own, when it is first asked for. */
export async function loadTexts(language: TextLanguage): Promise<Texts> {
  const texts = textsOf(language) ?? (await LOADERS[language]());
  loaded.set(language, texts);
  return texts;
}
