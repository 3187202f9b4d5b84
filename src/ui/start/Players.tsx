import { useId } from 'react';
import { useTexts } from '../app/texts';
import type { Seat } from '../cards/names';
import { SeatMark } from '../cards/Pieces';
import type { SetupChoices } from './setup';

type Props = Pick<SetupChoices, 'names' | 'starter' | 'seats' | 'change'>;

/** The names, and who starts: whoever that is takes the first seat, and with it the first shape. */
export function Players({ names, starter, seats, change }: Props) {
  const texts = useTexts().start.players;
  const group = useId();
  const places = Array.from({ length: seats }, (_, place) => place);
  const rename = (place: number, name: string): void =>
    change({ names: places.map((each) => (each === place ? name : (names[each] ?? ''))) });
  return (
    <fieldset className="players">
      <legend className="setup-legend">{texts.title}</legend>
      <p className="soft players-hint">{texts.hint(seats)}</p>
      <div className="players-list">
        {places.map((place) => {
          const name = names[place] ?? '';
          const seat = ((place - starter + seats) % seats) as Seat;
          return (
            <div key={place} className="player" data-seat={seat}>
              <SeatMark seat={seat} />
              <input
                className="input player-name"
                aria-label={texts.name(place + 1)}
                placeholder={texts.unnamed(place + 1)}
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
