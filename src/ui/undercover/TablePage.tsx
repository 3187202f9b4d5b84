import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../store/session';
import { Dialog } from '../app/Dialog';
import { useSettings } from '../app/context';
import { TableTextsProvider, useTableTexts } from './texts';
import { PlayPage } from '../play/PlayPage';
import { usePlayOut } from '../play/usePlayOut';
import { useReplay } from '../play/useReplay';
import { useStill } from '../play/useStill';
import { ClockCard } from './ClockCard';
import { Controls } from './Controls';
import { PeekLens } from './PeekLens';
import { Status } from './Status';
import { placesOf } from './places';
import { sentenceOf } from './sentences';
import type { UndercoverSession } from './session';
import { usePlay } from './usePlay';

/** The table of Verdeckt ermittelt. The session must be one of that game. */
export function TablePage({ session }: { session: Session }) {
  // Another game is another table.
  return (
    <TableTextsProvider>
      <GameTable key={session.id} session={session as UndercoverSession} />
    </TableTextsProvider>
  );
}

function GameTable({ session }: { session: UndercoverSession }) {
  const published = useStore(session.published);
  const { names, opened } = published;
  const texts = useTableTexts();
  const { peekTraces } = useSettings();
  const play = usePlay(session, published);
  const { view, done } = usePlayOut(published.view, useStill());
  const replay = useReplay(session);

  const { choice, playing, peekedNow, memoryAid, handView } = play;
  const choosing = choice?.type ?? 'move';
  const places = useMemo(
    () =>
      placesOf({
        view,
        texts,
        names,
        peekTraces,
        playing,
        choosing,
        peekedNow,
        memoryAid,
        handView,
        opened,
      }),
    [view, texts, names, peekTraces, playing, choosing, peekedNow, memoryAid, handView, opened],
  );
  const replayed = useMemo(() => {
    if (replay.frame === null) return null;
    const at = replay.frame.events.find(({ type }) => type === 'peeked' || type === 'marked');
    const pointedAt = at !== undefined && 'index' in at ? at : null;
    const quiet = {
      playing: false,
      choosing: 'move',
      peekedNow: null,
      memoryAid: false,
      handView: 'hold',
    } as const;
    return placesOf({ view: replay.frame.view, texts, names, peekTraces, pointedAt, ...quiet });
  }, [replay.frame, texts, names, peekTraces]);

  const { keys, silenceText, ...words } = texts.undercover;
  return (
    <PlayPage
      session={session}
      table={{
        places: replayed ?? places,
        selected: play.selected,
        targets: play.targets,
        over: (fit) => play.held && <PeekLens held={play.held} fit={fit} />,
      }}
      handlers={play.handlers}
      status={
        <Status
          view={replay.frame?.view ?? published.view}
          names={names}
          thinks={published.computers[published.seat] != null}
        />
      }
      controls={<Controls play={play} canTakeBack={published.canTakeBack} />}
      playing={playing}
      hint={play.hint}
      held={play.held && texts.cards.name(play.held.card)}
      sentenceOf={(event) => sentenceOf(event, names, texts)}
      isDeed={({ type }) => type === 'moved' || type === 'peeked' || type === 'marked'}
      turned={(events) => <ClockCard events={events} />}
      replay={replay}
      silence={view.options.level === 'easy' ? silenceText.allowed : silenceText.forbidden}
      keys={[
        [keys.peek, words.keyPeek],
        [keys.mark, words.keyMark],
        [texts.table.letters.up, texts.table.keyUp],
        [texts.table.letters.takeBack, texts.table.takeBack],
        [texts.table.letters.end, texts.table.endTurn],
      ]}
      ended={done}
      takeBack={play.takeBack}
      giveUp={play.giveUp}
    >
      {choice?.type === 'confirmPeek' && (
        <Dialog
          title={words.peekTitle(choice.place.index + 1, choice.place.column + 1)}
          onClose={() => play.settle()}
          actions={
            <>
              <button type="button" className="button" onClick={() => play.settle()}>
                {texts.app.cancel}
              </button>
              <button type="button" className="button button-primary" onClick={play.confirmPeek}>
                {words.peekDo}
              </button>
            </>
          }
        >
          <p>{words.peekText(view.peekTokens[view.seat])}</p>
        </Dialog>
      )}
    </PlayPage>
  );
}
