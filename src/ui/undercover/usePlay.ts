import { useEffect, useMemo, useState } from 'react';
import type { Card, DealPlace, UndercoverAction } from '../../engine';
import { useSettings } from '../app/context';
import { useTexts } from '../app/texts';
import { type PlaceId, type Spot, sameSpot } from '../table/model';
import type { UndercoverPublished, UndercoverSession } from './session';
import {
  faceDownAt,
  faceDownPlaces,
  isAt,
  mayMark,
  maySee,
  sourceAt,
  targetAt,
  targetsFrom,
  turnsUp,
} from './spots';

/** What the player is choosing on the table. */
export type Choice =
  | { readonly type: 'move'; readonly selected: Spot | null }
  | { readonly type: 'peek' }
  | { readonly type: 'confirmPeek'; readonly place: DealPlace }
  | { readonly type: 'mark' };

/** A face-down card while it is held to be seen. It is nowhere else on the page. */
export interface Held {
  readonly spot: Spot;
  readonly card: Card;
}

const IDLE: Choice = { type: 'move', selected: null };

/** How long the question whether to end the turn stands, in milliseconds. */
const ASKED_FOR = 4000;

/** Turns what is asked of the table into actions, and says why where one cannot be done. */
export function usePlay(session: UndercoverSession, published: UndercoverPublished) {
  const { undercover: texts } = useTexts();
  const { memoryAid } = useSettings();
  const [choice, setChoice] = useState<Choice>(IDLE);
  const [hint, setHint] = useState('');
  const [held, setHeld] = useState<Held | null>(null);
  const [endAsked, setEndAsked] = useState(false);
  const { view, legal, turn, covered, status } = published;
  const playing = !covered && status === 'play';
  const peek = turn.find((event) => event.type === 'peeked');
  const peekedNow = useMemo(
    () => (peek === undefined ? null : { column: peek.column, index: peek.index }),
    [peek],
  );

  const settle = (sentence = ''): void => {
    setChoice(IDLE);
    setHint(sentence);
    setEndAsked(false);
  };

  // Whatever was begun ends with the turn, and nothing stays lifted under the cover.
  const moment = `${covered} ${published.turnNumber} ${status}`;
  const [begun, setBegun] = useState(moment);
  if (begun !== moment) {
    setBegun(moment);
    settle();
    setHeld(null);
  }
  useEffect(() => {
    if (!endAsked) return undefined;
    const timer = setTimeout(() => setEndAsked(false), ASKED_FOR);
    return () => clearTimeout(timer);
  }, [endAsked]);
  useEffect(() => {
    const letGo = (): void => setHeld(null);
    window.addEventListener('blur', letGo);
    return () => window.removeEventListener('blur', letGo);
  }, []);

  const submit = (action: UndercoverAction): void => {
    const result = session.submit(action);
    settle(result.ok ? '' : texts.refusals[result.refusal]);
  };

  const select = (spot: Spot): void => {
    settle(turnsUp(view, spot) ? texts.turnsUp : '');
    setChoice({ type: 'move', selected: spot });
    if (targetsFrom(published, spot).length > 0) return;
    setHint(view.actionsLeft === 0 ? texts.refusals.noActionsLeft : texts.noPlace);
  };

  const moveTo = (spot: Spot, place: PlaceId): void => {
    const from = sourceAt(view, spot);
    const to = targetAt(place);
    if (from === null || to === null) settle(texts.noPlace);
    else submit({ type: 'move', from, to });
  };
  const moveUp = (spot: Spot): void => {
    const from = sourceAt(view, spot);
    if (from !== null) submit({ type: 'move', from, to: { place: 'foundation' } });
  };

  const askPeek = (place: DealPlace): void => {
    const possible = legal.some((action) => action.type === 'peek' && isAt(action, place));
    if (!possible) {
      // It is refused, and the refusal says why: before the deliberate gesture, not after it.
      submit({ type: 'peek', ...place });
      return;
    }
    settle();
    setChoice({ type: 'confirmPeek', place });
  };
  const choosePeek = (): void => {
    const [first] = faceDownPlaces(view);
    if (choice.type === 'peek') settle();
    else if (first === undefined) settle(texts.refusals.notFaceDown);
    else if (legal.some(({ type }) => type === 'peek')) {
      settle(texts.choosePeek);
      setChoice({ type: 'peek' });
    } else askPeek(first);
  };
  const chooseMark = (): void => {
    if (choice.type === 'mark') settle();
    else if (!faceDownPlaces(view).some((place) => mayMark(view, place))) {
      settle(texts.nothingToMark);
    } else if (view.markersLeft[view.seat] === 0) settle(texts.refusals.noMarkersLeft);
    else {
      settle(texts.chooseMark);
      setChoice({ type: 'mark' });
    }
  };

  const sees = (place: DealPlace): boolean =>
    playing && maySee(view, place, { peekedNow, memoryAid });
  const hold = (spot: Spot | null): void => {
    const place = spot === null ? null : faceDownAt(view, spot);
    if (spot === null || place === null || !sees(place)) {
      setHeld(null);
      return;
    }
    const seen = session.look()?.view.memory?.seen.find((one) => isAt(one, place));
    setHeld(seen === undefined ? null : { spot, card: seen.card });
  };

  const tap = (spot: Spot | null): void => {
    if (!playing) return;
    const down = spot === null ? null : faceDownAt(view, spot);
    if (choice.type === 'peek' && down !== null) askPeek(down);
    else if (choice.type === 'mark' && down !== null) submit({ type: 'mark', ...down });
    else if (spot === null || choice.type !== 'move' || sameSpot(spot, choice.selected)) settle();
    else if (choice.selected !== null && choice.selected.place !== spot.place) {
      moveTo(choice.selected, spot.place);
    } else if (sourceAt(view, spot) !== null) select(spot);
    else if (down !== null) settle(sees(down) ? texts.holdToSee : texts.faceDownHint);
    else settle(spot.place === 'stock' ? texts.stockHint : '');
  };

  const takeBack = (): void => {
    if (!published.canTakeBack) return;
    session.takeBack();
    settle(texts.takenBack);
  };
  /** Ends the turn; while actions are left, only when asked a second time. */
  const end = (): void => {
    if (!playing) return;
    if (view.actionsLeft === 0 || endAsked) submit({ type: 'end' });
    else {
      settle();
      setEndAsked(true);
    }
  };

  /** The letters of the keyboard; answers whether the key was one of them. */
  const press = (key: string, spot: Spot | null): boolean => {
    const down = spot === null ? null : faceDownAt(view, spot);
    switch (key) {
      case 'escape':
        settle();
        return true;
      case texts.keys.peek:
        if (down === null) choosePeek();
        else if (sees(down)) hold(spot);
        else askPeek(down);
        return true;
      case texts.keys.mark:
        if (down === null) chooseMark();
        else submit({ type: 'mark', ...down });
        return true;
      case texts.keys.up:
        if (spot !== null) moveUp(spot);
        return true;
      case texts.keys.takeBack:
        takeBack();
        return true;
      case texts.keys.end:
        end();
        return true;
      default:
        return false;
    }
  };

  const selected = choice.type === 'move' ? choice.selected : null;
  const holdsNow = playing && hint === '' && selected === null && turn.at(-1)?.type === 'peeked';
  return {
    choice,
    hint: holdsNow ? texts.holdToSee : hint,
    held: playing ? held : null,
    playing,
    selected,
    targets: selected === null ? [] : targetsFrom(published, selected),
    peekedNow,
    memoryAid,
    endAsked,
    choosePeek,
    chooseMark,
    takeBack,
    end,
    giveUp: () => submit({ type: 'giveUp' }),
    confirmPeek: () => {
      if (choice.type === 'confirmPeek') submit({ type: 'peek', ...choice.place });
    },
    cancel: () => settle(),
    handlers: {
      onTap: tap,
      onDoubleTap(spot: Spot) {
        // The first tap has just taken this very card up; where it did something else, a second means nothing.
        if (playing && sameSpot(selected, spot)) moveUp(spot);
      },
      onPress(spot: Spot) {
        const down = playing ? faceDownAt(view, spot) : null;
        if (down !== null) askPeek(down);
      },
      onLift(spot: Spot | null) {
        if (spot === null) settle();
        else select(spot);
      },
      onDrop(spot: Spot, places: readonly PlaceId[]) {
        const targets = targetsFrom(published, spot);
        const place = places.find((one) => targets.includes(one)) ?? places[0];
        if (place === undefined || place === spot.place) settle();
        else moveTo(spot, place);
      },
      onHold: hold,
      onKey(event: KeyboardEvent, spot: Spot | null) {
        const key = event.key.toLowerCase();
        if (event.type === 'keyup') {
          if (key === texts.keys.peek) setHeld(null);
        } else if (playing && !event.repeat && press(key, spot)) event.preventDefault();
      },
    },
  };
}

export type Play = ReturnType<typeof usePlay>;
