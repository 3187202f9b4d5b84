import type { Card } from '../../engine';
import { LANGUAGES, type Settings, THEMES } from '../../store/settings';
import { Page } from '../app/Page';
import { useApp, useSettings } from '../app/context';
import { useTexts } from '../app/texts';
import { CardFace } from '../cards/CardFace';
import { Segments, Switch } from './controls';
import './SettingsPage.css';

const SAMPLE: readonly Card[] = ['QS', 'TH', '7C', 'AD'];

/** How the game looks and what it helps with. */
export default function SettingsPage() {
  const texts = useTexts().settings;
  const { settings: store } = useApp();
  const settings = useSettings();
  const change = (changed: Partial<Settings>) => store.setState(changed);
  return (
    <Page title={texts.title}>
      <div className="settings">
        <p className="settings-lead">{texts.atOnce}</p>
        <section className="panel settings-group">
          <Segments
            title={texts.language}
            values={LANGUAGES}
            names={texts.languages}
            value={settings.language}
            onChange={(language) => change({ language })}
          />
          <Segments
            title={texts.theme}
            values={THEMES}
            names={texts.themes}
            value={settings.theme}
            onChange={(theme) => change({ theme })}
          />
        </section>
        <section className="panel settings-group" aria-labelledby="settings-cards">
          <h2 id="settings-cards">{texts.cards}</h2>
          <div className="settings-sample" aria-hidden="true">
            {SAMPLE.map((card) => (
              <CardFace key={card} card={card} letters={settings.language} />
            ))}
          </div>
          <Switch
            {...texts.fourColours}
            checked={settings.fourColours}
            onChange={(fourColours) => change({ fourColours })}
          />
          <Switch
            {...texts.largeIndex}
            checked={settings.largeIndex}
            onChange={(largeIndex) => change({ largeIndex })}
          />
        </section>
        <section className="panel settings-group" aria-labelledby="settings-memory">
          <h2 id="settings-memory">{texts.memory}</h2>
          <Switch
            {...texts.peekTraces}
            checked={settings.peekTraces}
            onChange={(peekTraces) => change({ peekTraces })}
          />
          <Switch
            {...texts.memoryAid}
            checked={settings.memoryAid}
            onChange={(memoryAid) => change({ memoryAid })}
          />
        </section>
      </div>
    </Page>
  );
}
