import { type FormEvent, useEffect, useRef, useState } from 'react';
import { loadGameTexts } from '../../i18n/games';
import type { Session } from '../../store/session';
import { GAME_NAMES, firstOptions } from '../../store/catalogue';
import { Dialog } from '../app/Dialog';
import { useSettings } from '../app/context';
import { dropLinkedCode, goTo } from '../app/route';
import { useTexts } from '../app/texts';
import { gamePages } from '../games';
import { DealChoice } from './DealChoice';
import { Players } from './Players';
import { useSetup } from './setup';

interface Props {
  /** The game on the table, which a new one ends. */
  readonly session: Session | null;
  readonly linkedCode: string | null;
}

/** All that is chosen before a deal, remembered from the last one. */
export function NewGame({ session, linkedCode }: Props) {
  const texts = useTexts();
  const setup = useSetup(linkedCode);
  const [asking, setAsking] = useState<number | null>(null);
  const code = useRef<HTMLInputElement>(null);
  const { language } = useSettings();
  const { SetupForm, table } = gamePages(setup.game);
  useEffect(() => {
    // Where it cannot be fetched now, the table asks for it again.
    Promise.all([table.preload(), loadGameTexts(setup.game, language)]).catch(() => undefined);
  }, [table, setup.game, language]);
  const openTurn = turnOfOpenGame(session);
  const inPlay = session?.published.getState().status === 'play';

  const deal = (): void => {
    setup.deal(texts);
    dropLinkedCode();
    goTo('game');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (setup.codeRefusal !== null) code.current?.focus();
    else if (openTurn !== null) setAsking(openTurn);
    else deal();
  };
  return (
    <form className="panel new-game" onSubmit={submit} aria-labelledby="new-game">
      <h2 id="new-game" className="new-game-title">
        {texts.start.newGame}
      </h2>
      {GAME_NAMES.length > 1 && (
        <fieldset disabled={setup.locked}>
          <legend className="setup-legend">{texts.start.game}</legend>
          <div className="segments">
            {GAME_NAMES.map((game) => (
              <label key={game} className="segment">
                <input
                  type="radio"
                  name="game"
                  checked={setup.game === game}
                  onChange={() => setup.change({ game, options: firstOptions(game) })}
                />
                {texts.app.games[game]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <SetupForm
        options={setup.options}
        onChange={(options) => setup.change({ options })}
        locked={setup.locked}
      />
      <Players {...setup} />
      <DealChoice {...setup} inputRef={code} />
      <div className="start-bar">
        <button type="submit" className={`button button-large ${inPlay ? '' : 'button-primary'}`}>
          {texts.start.start}
        </button>
      </div>
      {asking !== null && (
        <Dialog
          title={texts.start.replace.title}
          onClose={() => setAsking(null)}
          actions={
            <>
              <button type="button" className="button" onClick={() => setAsking(null)}>
                {texts.start.replace.keep}
              </button>
              <button type="button" className="button button-danger" onClick={deal}>
                {texts.start.replace.confirm}
              </button>
            </>
          }
        >
          <p>{texts.start.replace.text(asking)}</p>
        </Dialog>
      )}
    </form>
  );
}

/** The turn in which a game is that would be lost with a new deal; null where nothing would. */
function turnOfOpenGame(session: Session | null): number | null {
  if (session === null) return null;
  const { status, turnNumber, turn } = session.published.getState();
  const untouched = turnNumber <= 1 && turn.length === 0;
  return status !== 'play' || turnNumber === 0 || untouched ? null : turnNumber;
}
