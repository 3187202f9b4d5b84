import { useState } from 'react';
import type { LabTexts } from '../../i18n/texts';
import { GAME_NAMES, firstOptions } from '../../store/catalogue';
import { LAB_BOTS, type Lab, MOST_ROWS, type Row, type Setting } from '../../store/lab';
import { useTexts } from '../app/texts';
import { CloseIcon } from '../cards/icons';
import { gamePages } from '../games';
import { Segments, Switch } from '../settings/controls';

interface Props {
  readonly texts: LabTexts['lab']['settings'];
  readonly store: Lab;
  readonly rows: readonly Row[];
  readonly nameOf: (setting: Setting) => string;
  /** Somebody has changed something. */
  readonly onChange: () => void;
}

/** The settings side by side; each opens to be changed. */
export function SettingList({ texts, store, rows, nameOf, onChange }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const full = rows.length >= MOST_ROWS;
  return (
    <section className="panel lab-panel" aria-labelledby="lab-settings">
      <h2 id="lab-settings">{texts.title}</h2>
      <ul className="lab-settings">
        {rows.map(({ id, setting }) => {
          const name = nameOf(setting);
          return (
            <li key={id} className="lab-setting">
              <button
                type="button"
                className="button button-quiet lab-setting-name"
                aria-expanded={open === id}
                aria-label={texts.edit(name)}
                onClick={() => setOpen(open === id ? null : id)}
              >
                {name}
              </button>
              {rows.length > 1 && (
                <button
                  type="button"
                  className="button button-quiet button-icon"
                  aria-label={texts.remove(name)}
                  onClick={() => {
                    store.remove(id);
                    onChange();
                  }}
                >
                  <CloseIcon />
                </button>
              )}
              {open === id && (
                <SettingForm
                  texts={texts}
                  setting={setting}
                  onChange={(next) => {
                    store.change(id, next);
                    onChange();
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="button"
        disabled={full}
        onClick={() => {
          setOpen(store.add());
          onChange();
        }}
      >
        {texts.add}
      </button>
      {full && <p className="soft lab-hint">{texts.most(MOST_ROWS)}</p>}
    </section>
  );
}

function SettingForm(props: {
  texts: Props['texts'];
  setting: Setting;
  onChange: (setting: Setting) => void;
}) {
  const { texts, setting, onChange } = props;
  const { games } = useTexts().app;
  const { game, options, bot, allKnown } = setting;
  const { SetupForm } = gamePages(game);
  return (
    <div className="lab-form">
      <Segments
        title={texts.game}
        values={GAME_NAMES}
        names={games}
        value={game}
        onChange={(next) =>
          onChange({ ...setting, game: next, options: firstOptions(next), allKnown: false })
        }
      />
      <SetupForm
        options={options}
        locked={false}
        onChange={(next) => onChange({ ...setting, options: next })}
      />
      <Segments
        title={texts.bot}
        values={LAB_BOTS}
        names={texts.bots}
        value={bot}
        onChange={(next) => onChange({ ...setting, bot: next })}
      />
      {bot === 'strong' && <p className="soft lab-hint">{texts.slow}</p>}
      {game === 'undercover' && (
        <Switch
          {...texts.allKnown}
          checked={allKnown}
          onChange={(next) => onChange({ ...setting, allKnown: next })}
        />
      )}
    </div>
  );
}
