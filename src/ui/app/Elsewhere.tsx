import { Message } from './Message';
import { useTexts } from './texts';

/** In place of the game while another tab has it. */
export function Elsewhere({ onTake }: { onTake: () => void }) {
  const { elsewhere } = useTexts().app;
  return (
    <Message title={elsewhere.title} text={elsewhere.text}>
      <button type="button" className="button button-primary button-large" onClick={onTake}>
        {elsewhere.playHere}
      </button>
    </Message>
  );
}
