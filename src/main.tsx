import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// The look comes first, so that what a page adds to it counts.
import './ui/theme/theme.css';
import { loadTexts } from './i18n';
import { type App, type AppSurroundings, createApp } from './store/app';
import { createKeep } from './store/keep';
import { type Settings, createSettings } from './store/settings';
import type { Choose } from './store/partner';
import { claimGame } from './store/tab';
import { AppRoot } from './ui/app/AppRoot';
import { dress } from './ui/app/dress';

const root = createRoot(document.getElementById('root')!);
const keep = createKeep(browserStorage());
const language = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';

/** Loads a part when it is asked for the first time. */
function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | null = null;
  return () => (part ??= load());
}

const settler = later(async () => (await import('./store/settler')).createSettler());
const settle: AppSurroundings['settle'] = async (...asked) => (await settler())(...asked);

const chooser = later(async () => (await import('./bots/chooser')).createChooser(randomSeed));
/** The relaxed computer is the simple bot. */
const choose: Choose = async ({ computer, ...thought }) =>
  (await chooser())({ ...thought, bot: computer === 'relaxed' ? 'simple' : 'strong' });

const startSimulator: App['startSimulator'] = async () =>
  (await import('./simulation/inBrowser')).createSimulator(navigator.hardwareConcurrency);

/** null where the browser blocks it: then even asking for it may throw. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/** As they were kept; reading them takes nothing from another tab. */
const settingsNow = (): Settings => createSettings(keep, language).getState();

/** What was kept is read only once this tab has the game: until then, another tab may still add to it. */
async function open({ steal = false } = {}): Promise<void> {
  let app: App | null = null;
  let lost = false;
  const lose = (): void => {
    lost = true;
    app?.yieldToOtherTab();
    void showElsewhere();
  };
  const [claimed] = await Promise.all([
    claimGame(navigator.locks, { steal, onLost: lose }),
    loadTexts(settingsNow().language),
  ]);
  if (!claimed || lost) return showElsewhere();
  app = createApp({ keep, choose, startSimulator, language, randomSeed, settle });
  root.render(
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>,
  );
}

async function showElsewhere(): Promise<void> {
  const settings = settingsNow();
  dress(document, settings);
  const { Elsewhere } = await import('./ui/app/Elsewhere');
  root.render(<Elsewhere language={settings.language} onTake={() => void open({ steal: true })} />);
}

// Every page opens at its top, also by the back button.
history.scrollRestoration = 'manual';
void open();
