import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// The look comes first, so that what a page adds to it counts.
import './ui/theme/theme.css';
import { loadTexts } from './i18n';
import { type App, createApp } from './store/app';
import { createKeep } from './store/keep';
import { type Settings, createSettings } from './store/settings';
import { createSettler } from './store/settler';
import { claimGame } from './store/tab';
import { AppRoot } from './ui/app/AppRoot';
import { Elsewhere } from './ui/app/Elsewhere';
import { dress } from './ui/app/dress';
import { TextsProvider } from './ui/app/texts';

const root = createRoot(document.getElementById('root')!);
const keep = createKeep(browserStorage());
const language = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
const settle = createSettler();

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
    showElsewhere();
  };
  const [claimed] = await Promise.all([
    claimGame(navigator.locks, { steal, onLost: lose }),
    loadTexts(settingsNow().language),
  ]);
  if (!claimed || lost) return showElsewhere();
  app = createApp({ keep, language, randomSeed, settle });
  root.render(
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>,
  );
}

function showElsewhere(): void {
  const settings = settingsNow();
  dress(document, settings);
  root.render(
    <TextsProvider language={settings.language}>
      <Elsewhere onTake={() => void open({ steal: true })} />
    </TextsProvider>,
  );
}

// Every page opens at its top, also by the back button.
history.scrollRestoration = 'manual';
void open();
