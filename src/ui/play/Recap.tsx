import type { Replay } from './useReplay';
import { useTexts } from '../app/texts';
import { CloseIcon, PlayIcon, StopIcon } from '../cards/icons';

interface Props {
  readonly name: string;
  /** Left out, it is called the player's turn. */
  readonly title?: string | undefined;
  /** What happened, in public words. */
  readonly sentences: readonly string[];
  /** Whether the player did more than end the turn. */
  readonly acted: boolean;
  readonly replay: Replay;
  readonly onClose: () => void;
}

/** The partner's turn in public words, and on wish once more on the table. */
export function Recap({ name, title, sentences, acted, replay, onClose }: Props) {
  const { recap } = useTexts().table;
  const heading = title ?? recap.title(name);
  const replaying = replay.frame !== null;
  return (
    <section className="recap panel" aria-label={heading}>
      <div className="recap-head">
        <h2>{heading}</h2>
        {acted && (
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
      <ol>
        {!acted && <li>{recap.none(name)}</li>}
        {sentences.map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}
