import { useState } from 'react';
import type { LabTexts } from '../../i18n/texts';
import type { Figures, Row, Setting } from '../../store/lab';
import { useSettings } from '../app/context';
import { CopyIcon } from '../cards/icons';
import { type Numbers, losses, numbersIn, textOf } from './results';

interface Props {
  readonly texts: LabTexts['lab']['results'];
  readonly rows: readonly Row[];
  readonly nameOf: (setting: Setting) => string;
}

interface Found {
  readonly id: number;
  readonly name: string;
  readonly figures: Figures;
}

/** What has come out so far: as a picture, as a table, and as text to take along. */
export function Results({ texts, rows, nameOf }: Props) {
  const numbers = numbersIn(useSettings().language);
  const found = rows.flatMap(({ id, setting, figures }) =>
    figures === null ? [] : [{ id, name: nameOf(setting), figures }],
  );
  return (
    <section className="panel lab-panel" aria-labelledby="lab-results">
      <h2 id="lab-results">{texts.title}</h2>
      {found.length === 0 ? (
        <p className="soft">{texts.none}</p>
      ) : (
        <>
          <Picture found={found} numbers={numbers} />
          <p className="soft lab-hint">{texts.note}</p>
          <Table texts={texts} found={found} numbers={numbers} />
          <Copy texts={texts} textNow={() => textOf(rows, nameOf, texts, numbers)} />
        </>
      )}
    </section>
  );
}

/** For the eye alone: the table says the same. */
function Picture({ found, numbers }: { found: readonly Found[]; numbers: Numbers }) {
  return (
    <div className="lab-picture" aria-hidden="true">
      {found.map(({ id, name, figures: { winRate, ci95 } }) => (
        <div key={id} className="lab-line">
          <span className="lab-line-name">{name}</span>
          <span className="lab-line-rate tabular">{numbers.percent(winRate)}</span>
          <span className="lab-track">
            <span
              className="lab-interval"
              style={{ left: share(ci95[0]), width: share(ci95[1] - ci95[0]) }}
            />
            <span className="lab-dot" style={{ left: share(winRate) }} />
          </span>
        </div>
      ))}
      <div className="lab-axis tabular">
        {[0, 25, 50, 75, 100].map((tick) => (
          <span key={tick} style={{ left: `${tick}%` }}>
            {tick} %
          </span>
        ))}
      </div>
    </div>
  );
}

const share = (rate: number): string => `${(100 * rate).toFixed(2)}%`;

function Table(props: { texts: Props['texts']; found: readonly Found[]; numbers: Numbers }) {
  const { texts, found, numbers } = props;
  const { whole, percent, decimal } = numbers;
  return (
    // It scrolls by itself where it is wider than the page, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="lab-table" tabIndex={0} aria-label={texts.table}>
      <table className="tabular">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.setting}</th>
            <th scope="col">{texts.won}</th>
            <th scope="col">{texts.interval}</th>
            <th scope="col">{texts.turns}</th>
            <th scope="col">{texts.games}</th>
            <th scope="col">{texts.lost}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{percent(figures.winRate)}</td>
              <td>
                {percent(figures.ci95[0])} {texts.to} {percent(figures.ci95[1])}
              </td>
              <td>{decimal(figures.turnsWon)}</td>
              <td>{whole(figures.games)}</td>
              <td>{losses(figures, texts, numbers) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where the browser refuses, the text is shown to be copied by hand. */
function Copy({ texts, textNow }: { texts: Props['texts']; textNow: () => string }) {
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const text = textNow();
    try {
      await navigator.clipboard.writeText(text);
      setRefused(null);
      setSaid(texts.copied);
    } catch {
      setRefused(text);
      setSaid(texts.blocked);
    }
  };
  return (
    <div className="lab-copy">
      <button type="button" className="button" onClick={() => void copy()}>
        <CopyIcon /> {texts.copy}
      </button>
      <output className="lab-said">{said}</output>
      {refused !== null && (
        <textarea
          className="input lab-text"
          aria-label={texts.text}
          readOnly
          rows={6}
          value={refused}
          // Selected at once, so that one key copies it.
          ref={(field) => field?.select()}
        />
      )}
    </div>
  );
}
