import { useTexts } from '../app/texts';
import { CloseIcon, SilenceIcon } from '../cards/icons';

/** What may be talked about, told once before the first move. */
export function SilenceNote({ text, onClose }: { text: string; onClose: () => void }) {
  const { table } = useTexts();
  return (
    <section className="recap panel" aria-label={table.silence}>
      <div className="recap-buttons">
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={table.recap.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <h2>
        <SilenceIcon /> {table.silence}
      </h2>
      <p>{text}</p>
    </section>
  );
}
