import type { Card } from '../../engine';
import { SETTINGS } from '../../i18n/settings';
import {
  COVERS,
  HAND_VIEWS,
  LANGUAGES,
  MOTIONS,
  type Settings,
  THEMES,
} from '../../store/settings';
import { Page } from '../app/Page';
import { useStore } from 'zustand';
import { useApp, useSettings } from '../app/context';
import { CardFace } from '../cards/CardFace';
import { OwnSettings } from './OwnSettings';
import { Segments, Switch } from './controls';
import './SettingsPage.css';

const SAMPLE: readonly Card[] = ['QS', 'TH', '7C', 'AD'];

/** How the game looks and what it helps with. */
export default function SettingsPage() {
  const texts = SETTINGS[useSettings().language];
  const { settings: store } = useApp();
  const settings = useStore(store);
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
          <Segments
            title={texts.motion}
            values={MOTIONS}
            names={texts.motions}
            value={settings.motion}
            onChange={(motion) => change({ motion })}
          />
          <Switch
            {...texts.sound}
            checked={settings.sound}
            onChange={(sound) => change({ sound })}
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
        <section className="panel settings-group" aria-labelledby="settings-table">
          <h2 id="settings-table">{texts.table}</h2>
          <Switch
            {...texts.leftHanded}
            checked={settings.leftHanded}
            onChange={(leftHanded) => change({ leftHanded })}
          />
          <Switch
            {...texts.opposite}
            checked={settings.opposite}
            onChange={(opposite) => change({ opposite })}
          />
          <Segments
            title={texts.handView}
            values={HAND_VIEWS}
            names={texts.handViews}
            value={settings.handView}
            onChange={(handView) => change({ handView })}
          />
          <Segments
            title={texts.cover}
            values={COVERS}
            names={texts.covers}
            value={settings.cover}
            onChange={(cover) => change({ cover })}
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
        <OwnSettings settings={settings} onChange={(own) => change({ own })} />
      </div>
    </Page>
  );
}
