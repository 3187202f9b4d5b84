import { useEffect } from 'react';
import { useStore } from 'zustand';
import { RouteLink } from '../app/RouteLink';
import { useApp } from '../app/context';
import { useTexts } from '../app/texts';
import { LabIcon, RulesIcon, SettingsIcon } from '../cards/icons';
import { Emblem } from '../theme/Emblem';
import { NewGame } from './NewGame';
import { OpenGame } from './OpenGame';
import './StartPage.css';

/** Where everything begins: the open game goes on, or a new one is dealt. */
export function StartPage({ linkedCode }: { linkedCode: string | null }) {
  const texts = useTexts();
  const session = useStore(useApp().state, (state) => state.session);
  // What counts stands at the top, also for whoever left the page at its end.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <div className="start">
      <header className="start-head">
        <Emblem className="start-emblem" />
        <h1 className="start-title">{texts.app.title}</h1>
        <p className="start-tagline">{texts.start.tagline}</p>
      </header>
      <nav className="start-links" aria-label={texts.start.more}>
        <RouteLink to="rules" className="button button-quiet">
          <RulesIcon /> {texts.start.rules}
        </RouteLink>
        <RouteLink to="settings" className="button button-quiet">
          <SettingsIcon /> {texts.start.settings}
        </RouteLink>
        <RouteLink to="lab" className="button button-quiet">
          <LabIcon /> {texts.start.lab}
        </RouteLink>
      </nav>
      <main className="start-main">
        {session !== null && <OpenGame session={session} />}
        <NewGame session={session} linkedCode={linkedCode} />
      </main>
    </div>
  );
}
