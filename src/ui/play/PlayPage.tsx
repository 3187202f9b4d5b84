import type * as laterParts from './later';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../store/session';
import { useApp, useSettings } from '../app/context';
import { goTo } from '../app/route';
import { useTexts } from '../app/texts';
import { MenuIcon, StepIcon } from '../cards/icons';
import { Table, type TableProps } from '../table/Table';
import { Cover } from './Cover';
import type { Panel } from './GameMenu';
import { usePartner } from './usePartner';
import type { Replay } from './useReplay';
import { useStill } from './useStill';
import './playPage.css';

type Later = typeof laterParts;

/** The parts that no first move needs; null until they are there. Suspense would hold each back a moment longer. */
function useLater(): Later | null {
  const [parts, setParts] = useState<Later | null>(null);
  useEffect(() => {
    // Where they cannot be fetched, play goes on without them until the page is loaded again.
    import('./later').then(setParts, () => undefined);
  }, []);
  return parts;
}

type Shown = 'places' | 'selected' | 'targets' | 'over';
type Asked = 'onTap' | 'onDoubleTap' | 'onPress' | 'onLift' | 'onDrop' | 'onHold' | 'onKey';

interface Props<View, Action, Event> {
  readonly session: Session<View, Action, Event>;
  readonly table: Pick<TableProps, Shown>;
  readonly handlers: Pick<TableProps, Asked>;
  readonly status: ReactNode;
  /** The buttons beside the menu. */
  readonly controls: ReactNode;
  /** Whether somebody may act now. */
  readonly playing: boolean;
  readonly hint: string;
  /** A secret that is held to be seen, for those who hear it. */
  readonly held: string | null;
  /** What happened, in public words; null for what goes without saying. */
  readonly sentenceOf: (event: Event) => string | null;
  /** Whether an event is something that a player did, and not what came of it. */
  readonly isDeed: (event: Event) => boolean;
  /** What the recap of a turn is called, where it is none or no whole one. */
  readonly titleOf?: (events: readonly Event[], name: string) => string | undefined;
  /** What the end of a turn brought, for the cover. */
  readonly turned: (events: readonly Event[]) => ReactNode;
  readonly replay: Replay<View, Event>;
  readonly silence: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
  /** Whether the table has come to rest after the end. */
  readonly ended: boolean;
  readonly takeBack: () => void;
  readonly giveUp: () => void;
  /** Dialogs of the game's own. */
  readonly children?: ReactNode;
}

/** A game on its table, with all that is the same in every game: cover, recap, menu, end. */
export function PlayPage<View, Action, Event>(props: Props<View, Action, Event>) {
  const { session, playing, handlers, replay } = props;
  const published = useStore(session.published);
  const { names, computers, covered, status, lastTurns, turn, turnNumber, change } = published;
  const { seat, looker } = published;
  const partner = usePartner(session);
  const computerMoves = status === 'play' && computers[seat] != null;
  const texts = useTexts();
  const app = useApp();
  const { language, leftHanded, opposite, sound } = useSettings();
  const still = useStill();
  const later = useLater();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [recapClosed, closeRecap] = useState('');
  const [endClosed, closeEnd] = useState(false);
  const [silenceRead, readSilence] = useState(false);
  if (covered && panel !== null) setPanel(null);
  if (status === 'play' && endClosed) closeEnd(false);

  useEffect(() => {
    const cover = (): void => {
      if (document.hidden) session.cover();
    };
    document.addEventListener('visibilitychange', cover);
    return () => document.removeEventListener('visibilitychange', cover);
  }, [session]);

  useEffect(() => {
    if (sound) void import('./sounds').then(({ play }) => play(change));
  }, [sound, change]);

  const open = (opened: Panel): void => {
    // What is held to be seen does not stay in sight behind a dialog.
    handlers.onHold(null);
    setPanel(opened);
  };
  const sentences = (events: readonly Event[]): readonly string[] =>
    events.flatMap((event) => props.sentenceOf(event) ?? []);
  const untouched = lastTurns.length === 0 && turn.length === 0;
  const nameOf = (of: number): string => names[of] ?? '';
  const recapOf = `${turnNumber} ${seat}`;
  const showsRecap =
    playing && lastTurns.length > 0 && turn.length === 0 && recapClosed !== recapOf;
  return (
    <main className="play-page">
      {props.status}
      <div className="play-room">
        <Table
          {...props.table}
          {...handlers}
          label={texts.table.label}
          letters={language}
          mirrored={leftHanded}
          turned={opposite && looker === 1}
          still={still}
          dealt={untouched && !covered}
          onTap={(spot) => {
            readSilence(true);
            if (computerMoves) partner.skip();
            if (replay.frame === null) handlers.onTap(spot);
            else replay.stop();
          }}
          onKey={(event, spot) => {
            if (event.type === 'keydown') replay.stop();
            if (event.key === '?' && event.type === 'keydown') open('keys');
            else handlers.onKey(event, spot);
          }}
        />
      </div>
      <div className="play-side">
        {later !== null && playing && untouched && props.hint === '' && !silenceRead && (
          <later.SilenceNote text={props.silence} onClose={() => readSilence(true)} />
        )}
        {later !== null && showsRecap && (
          <later.Recap
            turns={lastTurns}
            nameOf={nameOf}
            titleOf={props.titleOf}
            isDeed={props.isDeed}
            sentences={sentences}
            replay={replay}
            onClose={() => {
              replay.stop();
              closeRecap(recapOf);
            }}
          />
        )}
        <output className="hint" data-empty={(props.hint === '' && !partner.failed) || undefined}>
          {partner.failed ? texts.partner.failed(nameOf(seat)) : props.hint}
        </output>
      </div>
      <div className="controls rail">
        {endClosed ? (
          <button
            type="button"
            className="button button-primary control"
            onClick={() => closeEnd(false)}
          >
            {texts.table.end.next}
          </button>
        ) : computerMoves ? (
          <button
            type="button"
            className="button button-primary control"
            onClick={partner.failed ? partner.retry : partner.skip}
          >
            <StepIcon /> {partner.failed ? texts.partner.retry : texts.partner.skip}
          </button>
        ) : (
          props.controls
        )}
        <button type="button" className="button button-quiet control" onClick={() => open('menu')}>
          <MenuIcon /> {texts.table.menu}
        </button>
      </div>
      <output className="visually-hidden">
        {props.held ??
          (change.type === 'takenBack'
            ? texts.table.takenBack
            : sentences(change.events).join(' '))}
      </output>
      {props.children}
      {later !== null && panel !== null && (
        <later.GameMenu
          first={panel}
          silence={props.silence}
          keys={props.keys}
          playing={playing || computerMoves}
          onGiveUp={() => {
            setPanel(null);
            props.giveUp();
          }}
          onClose={() => setPanel(null)}
        />
      )}
      {later !== null && status !== 'play' && props.ended && !endClosed && (
        <later.End
          status={status}
          code={published.code}
          canTakeBack={published.canTakeBack}
          onTakeBack={props.takeBack}
          onAgain={() => app.dealAgain()}
          onNewGame={() => goTo('start')}
          onClose={() => closeEnd(true)}
        />
      )}
      {covered && (
        <Cover
          seat={seat}
          name={nameOf(seat)}
          handedOver={change.type === 'done'}
          onConfirm={() => session.uncover()}
        >
          {change.type === 'done' && props.turned(lastTurns.at(-1)?.events ?? [])}
        </Cover>
      )}
    </main>
  );
}
