import { useId } from 'react';
import type { LabTexts } from '../../i18n/texts';
import type { Lab, LabState } from '../../store/lab';
import { useSettings } from '../app/context';
import { PlayIcon, StopIcon } from '../cards/icons';
import { numbersIn } from './results';

const COUNTS = [200, 1000, 5000, 20_000, 100_000];

/** How many games, start and stop, and how far it is. */
export function Controls(props: { texts: LabTexts['lab']; store: Lab; state: LabState }) {
  const { texts, store, state } = props;
  const { games, rows, running, done, failed } = state;
  const { whole, percent } = numbersIn(useSettings().language);
  const id = useId();
  const finished = rows.every(({ figures }) => (figures?.games ?? 0) >= games);
  const begun = rows.some(({ figures }) => figures !== null);
  const { said } = texts;
  return (
    <section className="panel lab-panel lab-controls" aria-label={texts.progress}>
      <label className="lab-games" htmlFor={id}>
        {texts.games}
        <select
          id={id}
          className="select"
          value={games}
          disabled={running}
          onChange={(event) => store.setGames(Number(event.target.value))}
        >
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {whole(count)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={`button button-large ${running ? '' : 'button-primary'}`}
        disabled={!running && finished}
        onClick={() => (running ? store.stop() : void store.run())}
      >
        {running ? <StopIcon /> : <PlayIcon />}{' '}
        {running ? texts.stop : begun && !finished ? texts.goOn : texts.start}
      </button>
      <div className="lab-progress">
        <progress className="lab-bar" aria-label={texts.progress} value={done} />
        <span className="soft tabular">
          {percent(done)} {timeLeft(state, texts)}
        </span>
      </div>
      <output className="lab-said">
        {running
          ? said.running
          : failed
            ? said.failed
            : finished
              ? said.done
              : begun
                ? said.stopped
                : ''}
      </output>
    </section>
  );
}

function timeLeft({ running, secondsLeft }: LabState, texts: LabTexts['lab']): string {
  if (!running || secondsLeft === null) return '';
  return secondsLeft < 90
    ? texts.seconds(Math.ceil(secondsLeft))
    : texts.minutes(Math.ceil(secondsLeft / 60));
}
