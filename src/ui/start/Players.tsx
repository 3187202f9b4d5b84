import { useId } from 'react';
import { useTexts } from '../app/texts';
import type { Seat } from '../cards/names';
import { SeatMark } from '../cards/Pieces';
import { ComputerIcon, PersonIcon } from '../cards/icons';
import { COMPUTERS } from '../../store/catalogue';
import type { Computer } from '../../store/record';
import type { SetupChoices } from './setup';

type Props = Pick<SetupChoices, 'names' | 'computers' | 'starter' | 'seats' | 'change'>;

/** The names, and who starts: whoever that is takes the first seat, and with it the first shape. */
export function Players({ names, computers, starter, seats, change }: Props) {
  const {
    start: { players: texts },
    partner,
  } = useTexts();
  const group = useId();
  const places = Array.from({ length: seats }, (_, place) => place);
  const rename = (place: number, name: string): void =>
    change({ names: places.map((each) => (each === place ? name : (names[each] ?? ''))) });
  const seat = (place: number, computer: Computer | null): void =>
    change({
      computers: places.map((each) => (each === place ? computer : (computers[each] ?? null))),
    });
  const persons = places.filter((place) => computers[place] == null).length;
  return (
    <fieldset className="players">
      <legend className="setup-legend">{texts.title}</legend>
      <p className="soft players-hint">{texts.hint(seats)}</p>
      <div className="players-list">
        {places.map((place) => {
          const name = names[place] ?? '';
          const sits = ((place - starter + seats) % seats) as Seat;
          const computer = computers[place] ?? null;
          const called = name.trim() || texts.unnamed(place + 1);
          return (
            <div key={place} className="player" data-seat={sits}>
              <SeatMark seat={sits} />
              <span className="player-kind">
                {computer === null ? <PersonIcon /> : <ComputerIcon />}
                <select
                  aria-label={partner.kind(called)}
                  value={computer ?? 'person'}
                  onChange={({ target: { value } }) =>
                    seat(place, COMPUTERS.find((one) => one === value) ?? null)
                  }
                >
                  <option value="person">{partner.person}</option>
                  {COMPUTERS.map((one) => (
                    <option key={one} value={one} disabled={computer === null && persons === 1}>
                      {partner[one]}
                    </option>
                  ))}
                </select>
              </span>
              <input
                className="input player-name"
                aria-label={texts.name(place + 1)}
                placeholder={computer === null ? texts.unnamed(place + 1) : partner[computer]}
                value={name}
                maxLength={20}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="done"
                onChange={(event) => rename(place, event.target.value)}
                onKeyDown={(event) => {
                  // Whoever finishes a name has not said yet that the game may begin.
                  if (event.key === 'Enter') event.preventDefault();
                }}
              />
              <label className="segment player-starts">
                <input
                  type="radio"
                  name={group}
                  aria-label={texts.startsFor(name.trim() || texts.unnamed(place + 1))}
                  checked={place === starter}
                  onChange={() => change({ starter: place })}
                />
                {texts.starts}
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
