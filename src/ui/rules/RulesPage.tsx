import { Fragment, useState } from 'react';
import { useStore } from 'zustand';
import type { GameName } from '../../engine';
import { RULES, type RulesTexts, type Section } from '../../i18n/rules';
import { GAME_NAMES } from '../../store/catalogue';
import { Page } from '../app/Page';
import { useApp, useSettings } from '../app/context';
import { useTexts } from '../app/texts';
import { FigureOf } from './Figure';
import { LevelTable, teamKlondikeRows, undercoverRows } from './LevelTable';
import './RulesPage.css';

/** The whole of the rules of each game, with pictures; at first those of the game that is open or was played last. */
export default function RulesPage() {
  const { language } = useSettings();
  const { games } = useTexts().app;
  const played = useStore(useApp().state, ({ session, lastSetup }) =>
    session === null ? lastSetup?.game : session.published.getState().game,
  );
  const [game, setGame] = useState<GameName>(played ?? 'undercover');
  const texts: RulesTexts = RULES[language][game];
  return (
    <Page title={texts.title}>
      <div className="segments rules-games">
        {GAME_NAMES.map((each) => (
          <label key={each} className="segment">
            <input
              type="radio"
              name="rules"
              checked={each === game}
              onChange={() => setGame(each)}
            />
            {games[each]}
          </label>
        ))}
      </div>
      <article className="panel rules">
        <p className="rules-lead">{texts.lead}</p>
        <hr className="rule" />
        {texts.sections.map((section) => (
          <RulesSection key={section.title} section={section} captions={texts.captions} />
        ))}
        <section>
          <h2>{texts.levels.title}</h2>
          <p>{texts.levels.lead}</p>
          <LevelTable rows={rowsOf(game, language)} />
        </section>
        <RulesSection section={texts.variations} captions={texts.captions} />
        <hr className="rule" />
        <RulesSection section={texts.screen} captions={texts.captions} />
      </article>
    </Page>
  );
}

const rowsOf = (game: GameName, language: keyof typeof RULES) =>
  game === 'undercover'
    ? undercoverRows(RULES[language].undercover.levels)
    : teamKlondikeRows(RULES[language]['team-klondike'].levels);

function RulesSection(props: { section: Section; captions: RulesTexts['captions'] }) {
  const { title, figure, text } = props.section;
  return (
    <section>
      <h2>{title}</h2>
      {figure !== undefined && <FigureOf name={figure} caption={props.captions[figure] ?? ''} />}
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
