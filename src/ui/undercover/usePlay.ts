import { useEffect, useMemo, useState } from 'react';
import type { Card, DealPlace, UndercoverRefusal, UndercoverSource } from '../../engine';
import { useSettings } from '../app/context';
import { useTableTexts } from './texts';
import { momentOf, useTurn } from '../play/useTurn';
import { type Spot, sameSpot } from '../table/model';
import type { UndercoverPublished, UndercoverSession } from './session';
import { faceDownAt, faceDownPlaces, isAt, mayMark, maySee, sourceAt, targetsFrom } from './spots';

/** What the player is choosing on the table instead of a move. */
export type Choice =
  | { readonly type: 'peek' }
  | { readonly type: 'confirmPeek'; readonly place: DealPlace }
  | { readonly type: 'mark' };
export type Choosing = Choice['type'] | 'move';

/** A face-down card while it is held to be seen. It is nowhere else on the page. */
export interface Held {
  readonly spot: Spot;
  readonly card: Card;
}

/** Turns what is asked of the table into actions, and says why where one cannot be done. */
export function usePlay(session: UndercoverSession, published: UndercoverPublished) {
  const { undercover: texts, table } = useTableTexts();
  const { memoryAid, handView } = useSettings();
  const [held, setHeld] = useState<Held | null>(null);
  const { view, legal, turn } = published;
  const refusals = useMemo(() => ({ ...table.refusals, ...texts.refusals }), [table, texts]);
  const play = useTurn<UndercoverSource, UndercoverRefusal, Choice>({
    session,
    published,
    refusals,
    sourceAt: (spot) => sourceAt(view, spot),
    targetsFrom: (spot) => targetsFrom(published, spot),
    endCosts: view.clock.untilLost === 1,
  });
  const { playing, choice, settle } = play;
  const toSee = handView === 'hold' ? texts.holdToSee : texts.tapToSee;
  const peek = turn.find((event) => event.type === 'peeked');
  const peekedNow = useMemo(
    () => (peek === undefined ? null : { column: peek.column, index: peek.index }),
    [peek],
  );

  // Nothing stays lifted under the cover, nor after a move.
  const moment = `${momentOf(published)} ${published.change.number}`;
  const [begun, setBegun] = useState(moment);
  if (begun !== moment) {
    setBegun(moment);
    setHeld(null);
  }
  useEffect(() => {
    const letGo = (): void => setHeld(null);
    window.addEventListener('blur', letGo);
    return () => window.removeEventListener('blur', letGo);
  }, []);

  const mark = (place: DealPlace): void => play.after(session.submit({ type: 'mark', ...place }));
  const mayPeek = (place: DealPlace): boolean =>
    legal.some((action) => action.type === 'peek' && isAt(action, place));
  const askPeek = (place: DealPlace): void => {
    if (mayPeek(place)) play.choose({ type: 'confirmPeek', place });
    // It is refused, and the refusal says why: before the deliberate gesture, not after it.
    else play.after(session.submit({ type: 'peek', ...place }));
  };
  const choosePeek = (): void => {
    const [first] = faceDownPlaces(view);
    if (choice?.type === 'peek') settle();
    else if (first === undefined) settle(refusals.notFaceDown);
    else if (legal.some(({ type }) => type === 'peek')) {
      play.choose({ type: 'peek' }, texts.choosePeek);
    } else askPeek(first);
  };
  const chooseMark = (): void => {
    if (choice?.type === 'mark') settle();
    else if (!faceDownPlaces(view).some((place) => mayMark(view, place))) {
      settle(texts.nothingToMark);
    } else if (view.markersLeft[view.seat] === 0) settle(refusals.noMarkersLeft);
    else play.choose({ type: 'mark' }, texts.chooseMark);
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
    const down = spot === null || !playing ? null : faceDownAt(view, spot);
    const shows = handView === 'tap' && choice === null && down !== null && sees(down);
    hold(shows && !sameSpot(held?.spot ?? null, spot) ? spot : null);
    if (shows) {
      settle();
      return;
    }
    if (choice?.type === 'peek' && down !== null) askPeek(down);
    else if (choice?.type === 'mark' && down !== null) mark(down);
    else if (choice !== null) settle();
    else if (play.tap(spot)) return;
    else if (down === null) settle(spot?.place === 'stock' ? texts.stockHint : play.nothingToTake);
    else if (sees(down)) settle(toSee);
    else if (mayPeek(down)) settle(texts.faceDownHint);
    else askPeek(down);
  };

  /** The letters of the keyboard; answers whether the key was one of them. */
  const press = (key: string, spot: Spot | null): boolean => {
    const down = spot === null ? null : faceDownAt(view, spot);
    switch (key) {
      case texts.keys.peek:
        if (down === null) choosePeek();
        else if (sees(down)) hold(spot);
        else askPeek(down);
        return true;
      case texts.keys.mark:
        if (down === null) chooseMark();
        else mark(down);
        return true;
      default:
        return play.press(key, spot);
    }
  };

  const losesNow = play.endAsked && view.clock.untilLost === 1;
  const holdsNow =
    playing && play.hint === '' && play.selected === null && turn.at(-1)?.type === 'peeked';
  return {
    ...play,
    hint: losesNow ? texts.endLoses : holdsNow ? toSee : play.hint,
    held: playing ? held : null,
    peekedNow,
    memoryAid,
    handView,
    choosePeek,
    chooseMark,
    confirmPeek: () => {
      if (choice?.type === 'confirmPeek') {
        play.after(session.submit({ type: 'peek', ...choice.place }));
      }
    },
    handlers: {
      ...play.handlers,
      onTap: tap,
      onPress(spot: Spot) {
        const down = playing ? faceDownAt(view, spot) : null;
        if (down !== null) askPeek(down);
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
