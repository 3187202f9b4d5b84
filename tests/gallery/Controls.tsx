import * as icons from '../../src/ui/cards/icons';
import { PeekToken, SeatMark, SignalCoin, TimeToken, Marker } from '../../src/ui/cards/Pieces';
import { Suit } from '../../src/ui/cards/Suit';
import { Emblem } from '../../src/ui/theme/Emblem';
import type { Seat } from '../../src/ui/cards/names';

const SEATS: readonly Seat[] = [0, 1, 2];

export function Pieces() {
  return (
    <section>
      {['', 'panel', 'rail'].map((where) => (
        <div key={where} className={where} style={{ fontSize: 28, padding: 16 }}>
          {SEATS.map((seat) => (
            <p key={seat} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
              <SeatMark seat={seat} />
              <PeekToken seat={seat} />
              <PeekToken seat={seat} />
              <PeekToken seat={seat} spent />
              <Marker seat={seat} />
              <SignalCoin seat={seat} />
              <TimeToken />
              <TimeToken spent />
            </p>
          ))}
          <p>
            <Suit suit="S" /> <Suit suit="H" /> <Suit suit="C" /> <Suit suit="D" /> Anna
          </p>
        </div>
      ))}
    </section>
  );
}

export function Icons() {
  return (
    <section style={{ fontSize: 24 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon />
        </span>
      ))}
    </section>
  );
}

export function Controls() {
  return (
    <section>
      <div className="panel" style={{ display: 'grid', gap: '1rem', maxWidth: '44rem' }}>
        <Emblem className="gallery-emblem" />
        <p className="eyebrow">Neues Spiel</p>
        <h1>Klondike zu zweit</h1>
        <p className="soft">Zwei Köpfe, ein Tisch, eine Patience.</p>
        <div style={{ display: 'flex', gap: '0.75rem', flexWrap: 'wrap' }}>
          <button className="button button-primary button-large">
            <icons.PlayIcon /> Start
          </button>
          <button className="button button-primary">Weiterspielen</button>
          <button className="button">Regeln</button>
          <button className="button button-quiet">Später</button>
          <button className="button button-danger">Aufgeben</button>
          <button className="button" disabled>
            Gesperrt
          </button>
          <button className="button button-icon" aria-label="Rückgängig">
            <icons.UndoIcon />
          </button>
          <button className="button" aria-pressed="true">
            Spicken
          </button>
        </div>
        <fieldset className="segments">
          {['Hell', 'Dunkel', 'System'].map((name, index) => (
            <label key={name} className="segment">
              <input type="radio" name="theme" defaultChecked={index === 1} /> {name}
            </label>
          ))}
        </fieldset>
        <fieldset className="choices">
          {['Leicht', 'Mittel', 'Schwer'].map((name, index) => (
            <label key={name} className="choice">
              <input type="radio" name="level" defaultChecked={index === 0} />
              <strong className="title" style={{ fontSize: 'var(--text-l)' }}>
                {name}
              </strong>
              <span className="soft">4 Spickmarken, 3 Durchgänge</span>
            </label>
          ))}
        </fieldset>
        <label className="gallery-field">
          Name
          <input className="input" placeholder="Anna" />
        </label>
        <label className="gallery-field">
          Sprache
          <select className="select">
            <option>Deutsch</option>
          </select>
        </label>
        <label style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
          <input type="checkbox" className="switch" defaultChecked /> Große Indizes
        </label>
        <label style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
          <input type="checkbox" className="switch" /> Vier Farben
        </label>
      </div>
    </section>
  );
}
