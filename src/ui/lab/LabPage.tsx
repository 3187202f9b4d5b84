import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { LAB } from '../../i18n/lab';
import { createLab } from '../../store/lab';
import { Page } from '../app/Page';
import { useApp, useSettings } from '../app/context';
import { useTexts } from '../app/texts';
import { Controls } from './Controls';
import { Questions } from './Questions';
import { Results } from './Results';
import { SettingList } from './SettingList';
import { labelOf } from './label';
import { QUESTIONS, type Question } from './questions';
import './lab.css';

/** Thousands of games in the background, to learn what a rule is worth. */
export default function LabPage() {
  const { startSimulator } = useApp();
  const texts = useTexts();
  const lab = LAB[useSettings().language];
  const [store] = useState(() => createLab(startSimulator, QUESTIONS.passes));
  const [question, setQuestion] = useState<Question | null>('passes');
  const state = useStore(store.state);
  useEffect(() => () => store.close(), [store]);
  const nameOf = (setting: Parameters<typeof labelOf>[0]): string =>
    labelOf(setting, state.rows, texts, lab);
  return (
    <Page title={lab.title} wide>
      <div className="lab">
        <p className="lab-lead">{lab.lead}</p>
        <Questions
          texts={lab.questions}
          chosen={question}
          onChoose={(next) => {
            setQuestion(next);
            store.ask(QUESTIONS[next]);
          }}
        />
        <SettingList
          texts={lab.settings}
          store={store}
          rows={state.rows}
          nameOf={nameOf}
          onChange={() => setQuestion(null)}
        />
        <Controls texts={lab} store={store} state={state} />
        <Results texts={lab.results} rows={state.rows} nameOf={nameOf} />
      </div>
    </Page>
  );
}
