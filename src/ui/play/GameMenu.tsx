import { useState } from 'react';
import { Dialog } from '../app/Dialog';
import { goTo } from '../app/route';
import { useTexts } from '../app/texts';
import {
  FlagIcon,
  KeyboardIcon,
  PlayIcon,
  RulesIcon,
  SettingsIcon,
  SilenceIcon,
} from '../cards/icons';

export type Panel = 'menu' | 'silence' | 'keys' | 'giveUp';

interface Props {
  readonly first: Panel;
  /** What the players may talk about. */
  readonly silence: string;
  /** The game's own keys with what they do. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly playing: boolean;
  readonly onGiveUp: () => void;
  readonly onClose: () => void;
}

/** The menu of the table, and what it opens. */
export function GameMenu({ first, silence, keys, playing, onGiveUp, onClose }: Props) {
  const { table, app } = useTexts();
  const [panel, setPanel] = useState<Panel>(first);
  const close = (
    <button type="button" className="button" onClick={onClose}>
      {app.close}
    </button>
  );
  switch (panel) {
    case 'menu': {
      const items = [
        [SilenceIcon, table.silence, () => setPanel('silence')],
        [RulesIcon, table.rules, () => goTo('rules')],
        [SettingsIcon, table.settings, () => goTo('settings')],
        [KeyboardIcon, table.keys, () => setPanel('keys')],
        [PlayIcon, table.toStart, () => goTo('start')],
        ...(playing ? [[FlagIcon, table.giveUp, () => setPanel('giveUp')] as const] : []),
      ] as const;
      return (
        <Dialog key={panel} title={table.menu} actions={close} onClose={onClose}>
          <ul className="menu">
            {items.map(([Icon, name, open]) => (
              <li key={name}>
                <button type="button" className="button button-quiet" onClick={open}>
                  <Icon /> {name}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      );
    }
    case 'silence':
      return (
        <Dialog key={panel} title={table.silence} actions={close} onClose={onClose}>
          <p>{silence}</p>
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog key={panel} title={table.keysTitle} actions={close} onClose={onClose}>
          <Keys keys={keys} />
        </Dialog>
      );
    case 'giveUp':
      return (
        <Dialog
          key={panel}
          title={table.giveUp}
          onClose={onClose}
          actions={
            <>
              <button type="button" className="button" onClick={onClose}>
                {app.cancel}
              </button>
              <button type="button" className="button button-danger" onClick={onGiveUp}>
                {table.giveUp}
              </button>
            </>
          }
        >
          <p>{table.giveUpSure}</p>
        </Dialog>
      );
    default:
      return panel satisfies never;
  }
}

function Keys({ keys }: Pick<Props, 'keys'>) {
  const { table } = useTexts();
  const rows = [
    ['← ↑ → ↓', table.keyArrows],
    ['Enter', table.keyEnter],
    ['Esc', table.keyEscape],
    ...keys,
    ['?', table.keyHelp],
  ] as const;
  return (
    <dl className="keys">
      {rows.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
