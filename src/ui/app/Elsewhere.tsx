import { ELSEWHERE } from '../../i18n/elsewhere';
import type { TextLanguage } from '../../i18n';
import { Message } from './Message';

/** In place of the game while another tab has it. */
export function Elsewhere(props: { language: TextLanguage; onTake: () => void }) {
  const texts = ELSEWHERE[props.language];
  return (
    <Message title={texts.title} text={texts.text}>
      <button type="button" className="button button-primary button-large" onClick={props.onTake}>
        {texts.playHere}
      </button>
    </Message>
  );
}
