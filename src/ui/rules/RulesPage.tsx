import { Fragment } from 'react';
import { RULES, type Section } from '../../i18n/rules';
import { Page } from '../app/Page';
import { useSettings } from '../app/context';
import { FigureOf } from './Figure';
import { LevelTable } from './LevelTable';
import './RulesPage.css';

/** The whole of the rules of Verdeckt ermittelt, with pictures. */
export default function RulesPage() {
  const { language } = useSettings();
  const texts = RULES[language];
  return (
    <Page title={texts.title}>
      <article className="panel rules">
        <p className="rules-lead">{texts.lead}</p>
        <hr className="rule" />
        {texts.sections.map((section) => (
          <RulesSection key={section.title} section={section} captions={texts.captions} />
        ))}
        <section>
          <h2>{texts.levels.title}</h2>
          <p>{texts.levels.lead}</p>
          <LevelTable texts={texts.levels} />
        </section>
        <RulesSection section={texts.variations} captions={texts.captions} />
        <hr className="rule" />
        <RulesSection section={texts.screen} captions={texts.captions} />
      </article>
    </Page>
  );
}

function RulesSection(props: { section: Section; captions: (typeof RULES)['en']['captions'] }) {
  const { title, figure, text } = props.section;
  return (
    <section>
      <h2>{title}</h2>
      {figure !== undefined && <FigureOf name={figure} caption={props.captions[figure]} />}
      {text.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>
            <Words text={part} />
          </p>
        ) : (
          <ul key={part[0]}>
            {part.map((item) => (
              <li key={item}>
                <Words text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** A text with the terms between stars set off. */
function Words({ text }: { text: string }) {
  return text.split('*').map((part, index) =>
    // The parts never change places.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>,
  );
}
