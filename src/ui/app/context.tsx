import { type ReactNode, createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { App } from '../../store/app';
import type { Settings } from '../../store/settings';
import { TextsProvider } from './texts';

const AppContext = createContext<App | null>(null);

/** Gives everything below it the app, and its texts in the language of the settings. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  const { language } = useStore(app.settings);
  return (
    <AppContext value={app}>
      <TextsProvider language={language}>{children}</TextsProvider>
    </AppContext>
  );
}

/** Throws outside an `AppProvider`. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('There is no AppProvider above.');
  return app;
}

export const useSettings = (): Settings => useStore(useApp().settings);
