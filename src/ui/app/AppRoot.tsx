import { Suspense, lazy, useEffect } from 'react';
import { useStore } from 'zustand';
import type { App } from '../../store/app';
import { gamePages } from '../games';
import { StartPage } from '../start/StartPage';
import { ErrorBoundary } from './ErrorBoundary';
import { AppProvider, useApp } from './context';
import { useLinkedCode, useRoute } from './route';
import { useTexts } from './texts';
import './app.css';

const LabPage = lazy(() => import('../lab/LabPage'));
const Notices = lazy(() => import('./Notices'));
const RulesPage = lazy(() => import('../rules/RulesPage'));
const SettingsPage = lazy(() => import('../settings/SettingsPage'));

/** Everything on the screen. */
export function AppRoot({ app }: { app: App }) {
  return (
    <AppProvider app={app}>
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <CurrentPage />
        </Suspense>
        <Told />
      </ErrorBoundary>
    </AppProvider>
  );
}

function CurrentPage() {
  const session = useStore(useApp().state, (state) => state.session);
  const linkedCode = useLinkedCode();
  const route = useRoute();
  const onTable = route === 'game' && session !== null;
  // Whoever comes back to the table says first who they are.
  useEffect(() => {
    if (!onTable) session?.cover();
  }, [onTable, session]);
  if (route === 'rules') return <RulesPage />;
  if (route === 'settings') return <SettingsPage />;
  if (route === 'lab') return <LabPage />;
  if (!onTable) return <StartPage key={linkedCode} linkedCode={linkedCode} />;
  const { Part } = gamePages(session.published.getState().game).table;
  return <Part session={session} />;
}

/** The notices; most players never get one. */
function Told() {
  const any = useStore(useApp().state, ({ notices }) => notices.length > 0);
  return (
    any && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}

function Waiting() {
  return <p className="page-waiting">{useTexts().app.loading}</p>;
}
