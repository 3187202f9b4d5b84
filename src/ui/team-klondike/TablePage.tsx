import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TeamKlondikeEvent, TeamKlondikeView } from '../../engine';
import type { Session } from '../../store/session';
import { TableTextsProvider, useTableTexts } from './texts';
import { PlayPage } from '../play/PlayPage';
import { usePlayOut } from '../play/usePlayOut';
import { type Frame, useReplay } from '../play/useReplay';
import { useStill } from '../play/useStill';
import { Controls } from './Controls';
import { Status } from './Status';
import { TimeCheck } from './TimeCheck';
import { hintOf } from './hint';
import { type Played, placesOf } from './places';
import { isDeed, isOpening, sentenceOf } from './sentences';
import type { TeamKlondikeSession } from './session';
import { usePlay } from './usePlay';

/** The table of Team-Klondike. The session must be one of that game. */
export function TablePage({ session }: { session: Session }) {
  // Another game is another table.
  return (
    <TableTextsProvider>
      <GameTable key={session.id} session={session as TeamKlondikeSession} />
    </TableTextsProvider>
  );
}

function GameTable({ session }: { session: TeamKlondikeSession }) {
  const published = useStore(session.published);
  const { names, opened } = published;
  const texts = useTableTexts();
  const { table, teamKlondike: words } = texts;
  const play = usePlay(session, published);
  const { view, done } = usePlayOut(published.view, useStill());
  const replay = useReplay(session);

  const { playing, hand, choice, played } = play;
  const { step } = view;
  const seen = hand.faces.join();
  const places = useMemo(
    () =>
      placesOf({
        view,
        texts,
        names,
        playing: playing && step === 'play',
        faces: hand.faces,
        holdable: playing && hand.byHolding && !hand.open,
        offered: playing && step === 'tuck',
        coinOn: choice?.type === 'coin' ? choice.column : null,
        played,
        opened,
      }),
    // What is seen of the hand is told by its cards.
    // oxlint-disable-next-line react/exhaustive-deps
    [view, texts, names, playing, step, seen, hand.byHolding, hand.open, choice, played, opened],
  );
  const replayed = useMemo(() => {
    if (replay.frame === null) return null;
    const shown = replay.frame.view;
    return placesOf({
      view: shown,
      texts,
      names,
      playing: false,
      faces: shown.players[shown.seat]?.hand ?? [],
      holdable: false,
      offered: false,
      coinOn: null,
      played: playedIn(replay.frame),
    });
  }, [replay.frame, texts, names]);

  return (
    <PlayPage
      session={session}
      table={{
        places: replayed ?? places,
        selected: replayed === null ? play.selected : null,
        targets: replayed === null ? play.targets : [],
      }}
      handlers={play.handlers}
      status={
        <Status
          view={replay.frame?.view ?? published.view}
          names={names}
          opened={opened}
          thinks={published.computers[published.seat] != null}
        />
      }
      controls={<Controls play={play} view={view} canTakeBack={published.canTakeBack} />}
      playing={playing}
      hint={hintOf(play, published, texts)}
      held={hand.shown ? hand.faces.map((face) => face && texts.cards.name(face)).join(', ') : null}
      sentenceOf={(event) => sentenceOf(event, names, texts)}
      isDeed={isDeed}
      titleOf={(events, name) => (isOpening(events) ? words.openingRecap(name) : undefined)}
      turned={(events) => <TimeCheck events={events} left={published.view.timeTokens} />}
      replay={replay}
      silence={view.options.openHands ? words.silenceOpen : words.silence}
      keys={[
        [words.keys.hand, words.keyHand[hand.byHolding ? 'hold' : 'tap']],
        [table.letters.up, table.keyUp],
        [table.letters.takeBack, table.takeBack],
        [table.letters.end, words.keyEnd],
        [words.keys.leave, words.keyLeave],
      ]}
      ended={done}
      takeBack={play.takeBack}
      giveUp={play.giveUp}
    />
  );
}

/** The hand card that this step of a replay plays. Everybody saw the card, nobody which of the hand it was. */
function playedIn({ view, events }: Frame<TeamKlondikeView, TeamKlondikeEvent>): Played | null {
  const moved = events.find((event) => event.type === 'moved');
  if (moved?.from.place !== 'hand') return null;
  return { card: moved.from.card, slot: view.players[moved.seat]?.handSize ?? 0 };
}
