import { Fragment } from 'react';
import type { Published } from '../../store/session';
import type { Replay } from './useReplay';
import { useTexts } from '../app/texts';
import { CloseIcon, PlayIcon, StopIcon } from '../cards/icons';

interface Props<Event> {
  readonly turns: Published<unknown, unknown, Event>['lastTurns'];
  readonly nameOf: (seat: number) => string;
  /** What a turn is called; without it, the player's turn. */
  readonly titleOf: ((events: readonly Event[], name: string) => string | undefined) | undefined;
  /** Whether an event is something that a player did, and not what came of it. */
  readonly isDeed: (event: Event) => boolean;
  /** What happened, in public words. */
  readonly sentences: (events: readonly Event[]) => readonly string[];
  readonly replay: Replay;
  readonly onClose: () => void;
}

/** The partners' turns in public words, and on wish once more on the table. */
export function Recap<Event>(props: Props<Event>) {
  const { nameOf, titleOf, isDeed, sentences, replay, onClose } = props;
  const { recap } = useTexts().table;
  const replaying = replay.frame !== null;
  const turns = props.turns.map(({ seat, events }) => {
    const name = nameOf(seat);
    const acted = events.some(isDeed);
    return {
      title: titleOf?.(events, name) ?? recap.title(name),
      acted,
      told: [...(acted ? [] : [recap.none(name)]), ...sentences(events)],
    };
  });
  return (
    <section className="recap panel" aria-label={turns.map(({ title }) => title).join(', ')}>
      <div className="recap-buttons">
        {turns.some(({ acted }) => acted) && (
          <button
            type="button"
            className="button button-icon"
            aria-label={replaying ? recap.stop : recap.replay}
            title={replaying ? recap.stop : recap.replay}
            onClick={replaying ? replay.stop : replay.start}
          >
            {replaying ? <StopIcon /> : <PlayIcon />}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={recap.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      {turns.map(({ title, told }, turn) => (
        <Fragment key={turn}>
          <h2>{title}</h2>
          <ol>
            {told.map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ol>
        </Fragment>
      ))}
    </section>
  );
}
