import type { UndercoverEvent } from '../../engine';
import { useTexts } from '../app/texts';
import { CloseIcon, PlayIcon } from '../cards/icons';
import { sentenceOf } from './sentences';

interface Props {
  readonly name: string;
  readonly names: readonly string[];
  readonly events: readonly UndercoverEvent[];
  readonly replaying: boolean;
  readonly onReplay: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** The partner's turn in public words. */
export function Recap({ name, names, events, replaying, onReplay, onStop, onClose }: Props) {
  const texts = useTexts();
  const sentences = events.flatMap((event) => sentenceOf(event, names, texts) ?? []);
  const did = events.some(({ type }) => type === 'moved' || type === 'peeked' || type === 'marked');
  return (
    <section className="recap panel" aria-label={texts.table.recap.title(name)}>
      <div className="recap-head">
        <h2>{texts.table.recap.title(name)}</h2>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={texts.table.recap.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <ol>
        {!did && <li>{texts.table.recap.none(name)}</li>}
        {sentences.map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ol>
      {did && (
        <button type="button" className="button" onClick={replaying ? onStop : onReplay}>
          {replaying ? <CloseIcon /> : <PlayIcon />}
          {replaying ? texts.table.recap.stop : texts.table.recap.replay}
        </button>
      )}
    </section>
  );
}
