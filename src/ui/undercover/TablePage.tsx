import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../store/session';
import { Dialog } from '../app/Dialog';
import { useApp, useSettings } from '../app/context';
import { goTo } from '../app/route';
import { useTexts } from '../app/texts';
import { Cover } from '../cover/Cover';
import { End } from '../end/End';
import { Table } from '../table/Table';
import { useStill } from '../useStill';
import { ClockCard } from './ClockCard';
import { Controls } from './Controls';
import { GameMenu, type Panel } from './GameMenu';
import { PeekLens } from './PeekLens';
import { Recap } from './Recap';
import { Status } from './Status';
import { placesOf } from './places';
import { sentenceOf } from './sentences';
import type { UndercoverSession } from './session';
import { usePlay } from './usePlay';
import { usePlayOut } from './usePlayOut';
import { useReplay } from './useReplay';
import './tablePage.css';

/** The table of Verdeckt ermittelt. The session must be one of that game. */
export function TablePage({ session }: { session: Session }) {
  // Another game is another table.
  return <GameTable key={session.id} session={session as UndercoverSession} />;
}

function GameTable({ session }: { session: UndercoverSession }) {
  const published = useStore(session.published);
  const texts = useTexts();
  const app = useApp();
  const { language, peekTraces } = useSettings();
  const still = useStill();
  const play = usePlay(session, published);
  const { view, done } = usePlayOut(published.view, still);
  const replay = useReplay(session);
  const { names, covered, status, lastTurn, turn, turnNumber, change } = published;
  const name = names[published.seat] ?? '';

  useEffect(() => {
    const cover = (): void => {
      if (document.hidden) session.cover();
    };
    document.addEventListener('visibilitychange', cover);
    return () => document.removeEventListener('visibilitychange', cover);
  }, [session]);

  const [panel, setPanel] = useState<Panel | null>(null);
  const [recapClosed, closeRecap] = useState(0);
  const [endClosed, closeEnd] = useState(false);
  if (covered && panel !== null) setPanel(null);
  if (status === 'play' && endClosed) closeEnd(false);

  const { choice, playing, peekedNow, memoryAid } = play;
  const choosing = choice.type;
  const places = useMemo(
    () => placesOf({ view, texts, names, peekTraces, playing, choosing, peekedNow, memoryAid }),
    [view, texts, names, peekTraces, playing, choosing, peekedNow, memoryAid],
  );
  const replayed = useMemo(() => {
    if (replay.frame === null) return null;
    const at = replay.frame.events.find(({ type }) => type === 'peeked' || type === 'marked');
    const pointedAt = at !== undefined && 'index' in at ? at : null;
    const quiet = { playing: false, choosing: 'move', peekedNow: null, memoryAid: false } as const;
    return placesOf({ view: replay.frame.view, texts, names, peekTraces, pointedAt, ...quiet });
  }, [replay.frame, texts, names, peekTraces]);
  const news = change.events.flatMap((event) => sentenceOf(event, names, texts) ?? []).join(' ');
  const showRecap = playing && lastTurn !== null && turn.length === 0 && recapClosed !== turnNumber;

  return (
    <main className="table-page">
      <Status view={published.view} names={names} />
      <div className="table-room">
        <Table
          places={replayed ?? places}
          dealt={turnNumber === 1 && turn.length === 0 && !covered}
          label={texts.table.label}
          letters={language}
          selected={play.selected}
          targets={play.targets}
          still={still}
          {...play.handlers}
          onTap={(spot) => {
            if (replay.frame === null) play.handlers.onTap(spot);
            replay.stop();
          }}
          onKey={(event, spot) => {
            if (event.type === 'keydown') replay.stop();
            if (event.key === '?' && event.type === 'keydown') setPanel('keys');
            else play.handlers.onKey(event, spot);
          }}
          over={(fit) => play.held && <PeekLens held={play.held} fit={fit} />}
        />
      </div>
      <div className="table-side">
        {showRecap && (
          <Recap
            name={names[lastTurn.seat] ?? ''}
            names={names}
            events={lastTurn.events}
            replaying={replay.frame !== null}
            onReplay={replay.start}
            onStop={replay.stop}
            onClose={() => {
              replay.stop();
              closeRecap(turnNumber);
            }}
          />
        )}
        <output className="hint" data-empty={play.hint === '' || undefined}>
          {play.hint}
        </output>
      </div>
      {status !== 'play' && endClosed ? (
        <div className="controls rail">
          <button type="button" className="button button-primary" onClick={() => closeEnd(false)}>
            {texts.table.menu}
          </button>
        </div>
      ) : (
        <Controls play={play} published={published} onMenu={() => setPanel('menu')} />
      )}
      <output className="visually-hidden">
        {play.held === null ? news : texts.cards.name(play.held.card)}
      </output>
      {choice.type === 'confirmPeek' && (
        <Dialog
          title={texts.undercover.peekTitle(choice.place.index + 1, choice.place.column + 1)}
          onClose={play.cancel}
          actions={
            <>
              <button type="button" className="button" onClick={play.cancel}>
                {texts.app.cancel}
              </button>
              <button type="button" className="button button-primary" onClick={play.confirmPeek}>
                {texts.undercover.peekDo}
              </button>
            </>
          }
        >
          <p>{texts.undercover.peekText(view.peekTokens[view.seat])}</p>
        </Dialog>
      )}
      {panel !== null && (
        <GameMenu
          first={panel}
          view={view}
          playing={playing}
          onGiveUp={() => {
            setPanel(null);
            play.giveUp();
          }}
          onClose={() => setPanel(null)}
        />
      )}
      {status !== 'play' && done && !endClosed && (
        <End
          status={status}
          code={published.code}
          canTakeBack={published.canTakeBack}
          onTakeBack={play.takeBack}
          onAgain={() => app.dealAgain()}
          onNewGame={() => goTo('start')}
          onClose={() => closeEnd(true)}
        />
      )}
      {covered && (
        <Cover
          seat={published.seat}
          name={name}
          handedOver={change.type === 'done'}
          onConfirm={() => session.uncover()}
        >
          {change.type === 'done' && lastTurn !== null && <ClockCard events={lastTurn.events} />}
        </Cover>
      )}
    </main>
  );
}
