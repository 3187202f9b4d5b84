import { loadTexts } from '../../i18n';
import type { Settings } from '../../store/settings';

/** Gives the page the language and the look of the settings; `turned` for a player who sits opposite. */
export function dress(
  page: Document,
  settings: Settings,
  { turned = false }: { readonly turned?: boolean } = {},
): void {
  const { dataset } = page.documentElement;
  page.documentElement.lang = settings.language;
  void entitle(page, settings.language);
  dataset['theme'] = settings.theme;
  dataset['motion'] = settings.motion;
  dataset['turned'] = String(turned);
  dataset['deck'] = settings.fourColours ? 'four' : 'two';
  dataset['index'] = settings.largeIndex ? 'large' : 'normal';
  for (const light of ['light', 'dark'] as const) {
    const colour = page.querySelector<HTMLMetaElement>(
      `meta[name="theme-color"][data-for="${light}"]`,
    );
    if (colour === null) continue;
    const followed = `(prefers-color-scheme: ${light})`;
    colour.media =
      settings.theme === 'auto' ? followed : settings.theme === light ? 'all' : 'not all';
  }
}

async function entitle(page: Document, language: Settings['language']): Promise<void> {
  const { app } = await loadTexts(language);
  if (page.documentElement.lang === language) page.title = app.title;
}
