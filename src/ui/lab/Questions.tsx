import type { LabTexts } from '../../i18n/texts';
import { QUESTION_NAMES, type Question } from './questions';

/** What one may want to know, each with the settings that tell. */
export function Questions(props: {
  texts: LabTexts['lab']['questions'];
  /** null once the settings are somebody's own. */
  chosen: Question | null;
  onChoose: (question: Question) => void;
}) {
  const { texts, chosen, onChoose } = props;
  return (
    <fieldset className="panel lab-panel">
      <legend className="visually-hidden">{texts.title}</legend>
      <h2 aria-hidden="true">{texts.title}</h2>
      <div className="choices lab-questions">
        {QUESTION_NAMES.map((question) => (
          <label key={question} className="choice">
            <input
              type="radio"
              name="question"
              checked={chosen === question}
              onChange={() => onChoose(question)}
            />
            <strong>{texts[question].name}</strong>
            <span className="soft lab-hint">{texts[question].hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
