import { useEffect, useState } from 'react';
import type { Move, Result, Source, Status } from '../../engine';
import type { Published } from '../../store/session';
import { useTexts } from '../app/texts';
import { type PlaceId, type Spot, sameSpot } from '../table/model';
import { type TableauView, droppedOn, targetAt, turnsUp } from './spots';

/** How long the question whether to end the turn stands, in milliseconds. */
const ASKED_FOR = 4000;
/** A double click has not read it: for so long no second press counts. */
const READ_FIRST = 300;

/** What may be submitted in every game. */
type CommonAction<From extends Source> =
  ({ readonly type: 'move' } & Move<From>) | { readonly type: 'end' } | { readonly type: 'giveUp' };

/** What a game brings to a turn of it. */
interface TurnOf<From extends Source, Refusal extends string> {
  readonly session: {
    submit(action: CommonAction<From>): Result<object, Refusal>;
    takeBack(): void;
  };
  readonly published: Pick<
    Published<TableauView & { readonly actionsLeft: number }>,
    'view' | 'covered' | 'status' | 'turnNumber' | 'seat' | 'computers' | 'canTakeBack'
  >;
  readonly refusals: Readonly<Record<Refusal, string>>;
  /** What would be taken up there; null where nothing can be. */
  readonly sourceAt: (spot: Spot) => From | null;
  /** Where the cards of a spot may go now. */
  readonly targetsFrom: (spot: Spot) => readonly PlaceId[];
  /** What cannot be taken back about playing from there, beside a card turned up; empty for nothing. */
  readonly warningFor?: (spot: Spot) => string;
  /** Why no card at all can be taken up in this step of the turn; left out while cards can be. */
  readonly stepFirst?: string | undefined;
  /** Whether the end of the turn now costs so much that it is asked for even after the last action. */
  readonly endCosts?: boolean;
}

/**
 * What is the same in a turn of every game: a card taken up, moves by tap and by drop, the end of the turn, taking
 * back, and why something cannot be done. `Choice` is what the game lets the player choose besides.
 */
export function useTurn<From extends Source, Refusal extends string, Choice>({
  session,
  published,
  refusals,
  sourceAt,
  targetsFrom,
  warningFor = () => '',
  stepFirst,
  endCosts = false,
}: TurnOf<From, Refusal>) {
  const { table: texts } = useTexts();
  const [selected, setSelected] = useState<Spot | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [hint, setHint] = useState('');
  const [endAsked, setEndAsked] = useState(false);
  const [endReady, setEndReady] = useState(false);
  const { view, covered, status, computers, seat } = published;
  const nothingToTake = stepFirst ?? texts.refusals.nothingThere;
  const playing = !covered && status === 'play' && computers[seat] == null;

  const settle = (sentence = ''): void => {
    setSelected(null);
    setChoice(null);
    setHint(sentence);
    setEndAsked(false);
    setEndReady(false);
  };

  // Whatever was begun ends with the turn.
  const moment = momentOf(published);
  const [begun, setBegun] = useState(moment);
  if (begun !== moment) {
    setBegun(moment);
    settle();
  }
  useEffect(() => {
    if (!endAsked) return undefined;
    const timers = [
      setTimeout(() => setEndReady(true), READ_FIRST),
      setTimeout(() => setEndAsked(false), ASKED_FOR),
    ];
    return () => timers.forEach(clearTimeout);
  }, [endAsked]);

  /** Says why an action was refused, and ends the choice that led to it. */
  const after = (result: Result<object, Refusal>): void =>
    settle(result.ok ? '' : refusals[result.refusal]);
  const submit = (action: CommonAction<From>): void => after(session.submit(action));

  const select = (spot: Spot): void => {
    settle(turnsUp(view, spot) ? texts.turnsUp : warningFor(spot));
    setSelected(spot);
    if (targetsFrom(spot).length > 0) return;
    setHint(view.actionsLeft === 0 ? texts.refusals.noActionsLeft : texts.noPlace);
  };
  const moveTo = (spot: Spot, place: PlaceId): void => {
    const from = sourceAt(spot);
    const to = targetAt(place);
    if (from === null || to === null) settle(texts.noPlace);
    else submit({ type: 'move', from, to });
  };
  const moveUp = (spot: Spot): void => {
    const from = sourceAt(spot);
    if (from === null) settle(nothingToTake);
    else submit({ type: 'move', from, to: { place: 'foundation' } });
  };

  const takeBack = (): void => {
    if (published.canTakeBack) session.takeBack();
    settle(published.canTakeBack ? texts.takenBack : texts.nothingToTakeBack);
  };
  /** Ends the turn; while something is left or lost by it, only when asked a second time. */
  const end = (): void => {
    if (!playing) return;
    if (!endAsked && (view.actionsLeft > 0 || endCosts)) {
      settle();
      setEndAsked(true);
    } else if (!endAsked || endReady) submit({ type: 'end' });
  };

  return {
    playing,
    selected,
    targets: selected === null ? [] : targetsFrom(selected),
    choice,
    choose(next: Choice, sentence = ''): void {
      settle(sentence);
      setChoice(() => next);
    },
    hint,
    /** Why nothing can be taken up where nothing lies open. */
    nothingToTake,
    endAsked,
    /** Whether a press ends the turn, or asks for the next one to end it. */
    endReady: !endAsked || endReady,
    settle,
    after,
    select,
    takeBack,
    end,
    giveUp: () => submit({ type: 'giveUp' }),
    /** Takes a card up, lays it down, puts it back or says that the game is over; answers whether the tap meant any of these. */
    tap(spot: Spot | null): boolean {
      if (spot === null || sameSpot(spot, selected)) settle();
      else if (status !== 'play') settle(texts.refusals.gameOver);
      else if (!playing) return true;
      else if (
        selected !== null &&
        selected.place !== spot.place &&
        targetAt(spot.place) !== null
      ) {
        moveTo(selected, spot.place);
      } else if (sourceAt(spot) !== null) select(spot);
      else return false;
      return true;
    },
    /** The letters of the keyboard; answers whether the key was one of them. */
    press(key: string, spot: Spot | null): boolean {
      switch (key) {
        case 'escape':
          settle();
          return true;
        case texts.letters.up:
          if (spot !== null) moveUp(spot);
          return true;
        case texts.letters.takeBack:
          takeBack();
          return true;
        case texts.letters.end:
          end();
          return true;
        default:
          return false;
      }
    },
    handlers: {
      onDoubleTap(spot: Spot): void {
        // The first tap has just taken this very card up; where it did something else, a second means nothing.
        if (playing && sameSpot(selected, spot)) moveUp(spot);
      },
      onLift(spot: Spot | null): void {
        if (spot === null) settle();
        else select(spot);
      },
      onDrop(spot: Spot, places: readonly PlaceId[]): void {
        const place = droppedOn(spot, places, targetsFrom(spot));
        if (place === null) settle();
        else moveTo(spot, place);
      },
    },
  };
}

/** Names the time in which one player acts without a break: under the cover, at the table, after the end. */
export const momentOf = (published: {
  readonly covered: boolean;
  readonly turnNumber: number;
  readonly seat: number;
  readonly status: Status;
}): string => `${published.covered} ${published.turnNumber} ${published.seat} ${published.status}`;
