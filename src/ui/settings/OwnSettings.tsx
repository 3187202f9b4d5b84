import { useStore } from 'zustand';
import type { Seat } from '../../engine';
import { SETTINGS } from '../../i18n/settings';
import { LANGUAGES, type OwnSettings as Own, type Settings } from '../../store/settings';
import { useApp, useSettings } from '../app/context';
import { SeatMark } from '../cards/Pieces';
import { Segments } from './controls';

type Value<Name extends keyof Own> = Own[Name] | undefined;

interface Props {
  readonly settings: Settings;
  readonly onChange: (own: Settings['own']) => void;
}

/** What each player has otherwise than the others; it changes when the device is handed over. */
export function OwnSettings({ settings, onChange }: Props) {
  const texts = SETTINGS[useSettings().language];
  const names = useStore(useApp().state, ({ lastSetup }) => lastSetup?.names);
  const seats: readonly Seat[] = names?.length === 3 ? [0, 1, 2] : [0, 1];
  return (
    <details className="panel settings-group">
      <summary>
        <h2>{texts.own.title}</h2>
      </summary>
      <p className="soft">{texts.own.hint}</p>
      {seats.map((seat) => (
        <section key={seat} className="settings-group" data-seat={seat}>
          <h3>
            <SeatMark seat={seat} /> {names?.[seat] || texts.own.seat(seat + 1)}
          </h3>
          <OfSeat
            own={settings.own[seat] ?? {}}
            onChange={(changed) =>
              onChange(
                Array.from({ length: Math.max(settings.own.length, seat + 1) }, (_, one) =>
                  one === seat ? changed : (settings.own[one] ?? {}),
                ),
              )
            }
          />
        </section>
      ))}
    </details>
  );
}

interface OfSeatProps {
  readonly own: Partial<Own>;
  readonly onChange: (own: Partial<Own>) => void;
}

function OfSeat({ own, onChange }: OfSeatProps) {
  const texts = SETTINGS[useSettings().language];
  const set = <Name extends keyof Own>(name: Name, value: Value<Name>): void => {
    const { [name]: _before, ...others } = own;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <>
      <Segments
        title={texts.language}
        values={['same', ...LANGUAGES]}
        names={{ same: texts.own.same, ...texts.languages }}
        value={own.language ?? 'same'}
        onChange={(language) => set('language', language === 'same' ? undefined : language)}
      />
      <Flag
        title={texts.own.hand}
        names={texts.own.hands}
        value={own.leftHanded}
        onChange={(leftHanded) => set('leftHanded', leftHanded)}
      />
      <Flag
        title={texts.own.size}
        names={texts.own.sizes}
        value={own.largeIndex}
        onChange={(largeIndex) => set('largeIndex', largeIndex)}
      />
    </>
  );
}

/** As everybody has it, or one of two. */
function Flag(props: {
  readonly title: string;
  readonly names: { readonly no: string; readonly yes: string };
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean | undefined) => void;
}) {
  const { own } = SETTINGS[useSettings().language];
  const shown = props.value === undefined ? 'same' : props.value ? 'yes' : 'no';
  return (
    <Segments
      title={props.title}
      values={['same', 'no', 'yes'] as const}
      names={{ same: own.same, ...props.names }}
      value={shown}
      onChange={(value) => props.onChange(value === 'same' ? undefined : value === 'yes')}
    />
  );
}
