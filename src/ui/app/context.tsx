import { type ReactNode, createContext, useContext, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Seat } from '../../engine';
import type { App } from '../../store/app';
import type { Session } from '../../store/session';
import { type Settings, settingsFor } from '../../store/settings';
import { dress } from './dress';
import { useRoute } from './route';
import { TextsProvider } from './texts';

const AppContext = createContext<App | null>(null);
const SettingsContext = createContext<Settings | null>(null);

/** Gives everything below it the app, and its texts and its look by the settings of whoever is looking. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  const all = useStore(app.settings);
  const seat = useLooking(app);
  const settings = useMemo(() => settingsFor(all, seat), [all, seat]);
  // Before anything is drawn: afterwards, all of it would be drawn anew.
  useLayoutEffect(() => {
    dress(document, settings, { turned: settings.opposite && seat === 1 });
  }, [settings, seat]);
  return (
    <AppContext value={app}>
      <SettingsContext value={settings}>
        <TextsProvider language={settings.language}>{children}</TextsProvider>
      </SettingsContext>
    </AppContext>
  );
}

const seatOf = (session: Session | null): Seat | null =>
  session?.published.getState().looker ?? null;

/** Stands in for a session where none is open. */
const NOBODY = createStore(() => ({}));

/** Whoever is before the screen, while the table is on it. */
function useLooking(app: App): Seat | null {
  const session = useStore(app.state, ({ session: open }) => open);
  const onTable = useRoute() === 'game';
  const seat = useStore(session?.published ?? NOBODY, () => seatOf(session));
  return onTable ? seat : null;
}

/** Throws outside an `AppProvider`. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('There is no AppProvider above.');
  return app;
}

/** The settings as they are for whoever is looking. Throws outside an `AppProvider`. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('There is no AppProvider above.');
  return settings;
}
