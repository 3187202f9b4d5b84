import type { Replay } from './useReplay';
import { useTexts } from '../app/texts';
import { CloseIcon, PlayIcon } from '../cards/icons';

interface Props {
  readonly name: string;
  /** What happened, in public words. */
  readonly sentences: readonly string[];
  /** Whether the player did more than end the turn. */
  readonly acted: boolean;
  readonly replay: Replay;
  readonly onClose: () => void;
}

/** The partner's turn in public words, and on wish once more on the table. */
export function Recap({ name, sentences, acted, replay, onClose }: Props) {
  const { recap } = useTexts().table;
  const replaying = replay.frame !== null;
  return (
    <section className="recap panel" aria-label={recap.title(name)}>
      <div className="recap-head">
        <h2>{recap.title(name)}</h2>
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
      {acted && (
        <button type="button" className="button" onClick={replaying ? replay.stop : replay.start}>
          {replaying ? <CloseIcon /> : <PlayIcon />}
          {replaying ? recap.stop : recap.replay}
        </button>
      )}
    </section>
  );
}
