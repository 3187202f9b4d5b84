import { useTexts } from '../app/texts';
import { CloseIcon, SilenceIcon } from '../cards/icons';

/** What may be talked about, told once before the first move. */
export function SilenceNote({ text, onClose }: { text: string; onClose: () => void }) {
  const { table } = useTexts();
  return (
    <section className="recap panel" aria-label={table.silence}>
      <div className="recap-head">
        <h2>
          <SilenceIcon /> {table.silence}
        </h2>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={table.recap.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <p>{text}</p>
    </section>
  );
}
