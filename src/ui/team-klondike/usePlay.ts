import { useMemo, useState } from 'react';
import type { Card, TeamKlondikeRefusal, TeamKlondikeSource } from '../../engine';
import { useTableTexts } from './texts';
import { columnId, columnOf } from '../play/spots';
import { useTurn } from '../play/useTurn';
import type { PlaceId, Spot } from '../table/model';
import type { Played } from './places';
import type { TeamKlondikePublished, TeamKlondikeSession } from './session';
import { slotId, slotOf, sourceAt, targetsOf } from './spots';
import { useHand } from './useHand';

/** What the player is about to do after the moves, as long as it is not confirmed. */
export type Choice =
  | { readonly type: 'tuck'; readonly slot: number }
  | { readonly type: 'coin'; readonly column: number };

/** Turns what is asked of the table into actions, and says why where one cannot be done. */
export function usePlay(session: TeamKlondikeSession, published: TeamKlondikePublished) {
  const { teamKlondike: texts, table } = useTableTexts();
  const { view, legal } = published;
  const { step } = view;
  const hand = useHand(session, published);
  const [played, setPlayed] = useState<Played | null>(null);
  const refusals = useMemo(() => ({ ...table.refusals, ...texts.refusals }), [table, texts]);

  const from = (spot: Spot): TeamKlondikeSource | null =>
    step === 'play' ? sourceAt(view, slotOf(spot) === null ? [] : hand.cards(), spot) : null;
  const stepFirst = {
    opening: refusals.openingCoinFirst,
    play: undefined,
    tuck: refusals.tuckFirst,
    signal: refusals.coinFirst,
  }[step];
  const turn = useTurn<TeamKlondikeSource, TeamKlondikeRefusal, Choice>({
    session: {
      submit(action) {
        if (action.type === 'move' && action.from.place === 'hand') {
          const { card } = action.from;
          setPlayed({ card, slot: hand.cards().indexOf(card) });
        }
        return session.submit(action);
      },
      takeBack: () => session.takeBack(),
    },
    published,
    refusals,
    sourceAt: from,
    targetsFrom(spot) {
      const source = from(spot);
      if (source === null) return [];
      // Only the mover's own sight says where a hand card fits; it is looked at while one is taken up.
      const known = source.place === 'hand' ? (session.look()?.legal ?? []) : legal;
      return targetsOf(view, known, source);
    },
    warningFor: (spot) => (slotOf(spot) !== null && !hand.open ? texts.handStays : ''),
    stepFirst,
    endCosts: view.owesTimeToken,
  });
  const { playing, choice, settle } = turn;
  const setsCoin = step === 'opening' || step === 'signal';

  /** The true places of the mover's coin, while it is to be set. */
  const coinPlaces: readonly PlaceId[] =
    playing && setsCoin
      ? (session.look()?.legal ?? []).flatMap((action) =>
          action.type === 'coin' ? [columnId(action.column)] : [],
        )
      : [];

  const choose = (next: Choice): void => {
    const same = JSON.stringify(choice) === JSON.stringify(next);
    if (same) settle();
    else turn.choose(next);
  };
  const tapHand = (slot: number): void => {
    if (!hand.byHolding && !hand.open && !hand.shown) {
      settle();
      hand.toggle();
    } else if (step === 'tuck') choose({ type: 'tuck', slot });
    else if (step === 'play') turn.tap({ place: slotId(slot), index: 0 });
    else settle(stepFirst);
  };
  const tapCoinPlace = (place: PlaceId): void => {
    const column = columnOf(place);
    if (column === null) settle(stepFirst);
    else if (coinPlaces.includes(place)) choose({ type: 'coin', column });
    // It is refused, and the refusal says why.
    else turn.after(session.submit({ type: 'coin', column }));
  };
  const tap = (spot: Spot | null): void => {
    if (!playing) return;
    const slot = spot === null || spot.index < 0 ? null : slotOf(spot);
    if (spot === null) settle();
    else if (slot !== null) tapHand(slot);
    else if (setsCoin) tapCoinPlace(spot.place);
    else if (!turn.tap(spot)) settle(turn.nothingToTake);
  };

  /** Carries out what has been chosen: the card to tuck, or the coin's place. */
  const confirm = (): void => {
    if (choice?.type === 'coin') turn.after(session.submit(choice));
    const card: Card | undefined = choice?.type === 'tuck' ? hand.cards()[choice.slot] : undefined;
    if (card !== undefined) turn.after(session.submit({ type: 'tuck', card }));
  };
  const leave = (): void => {
    if (playing && setsCoin) turn.after(session.submit({ type: 'pass' }));
  };
  const press = (key: string, spot: Spot | null): boolean => {
    if (key === texts.keys.hand) {
      if (hand.byHolding) hand.hold(true);
      else hand.toggle();
    } else if (key === texts.keys.leave) leave();
    else if (key === table.letters.end && step !== 'play') confirm();
    else return turn.press(key, spot);
    return true;
  };

  return {
    ...turn,
    hand,
    played,
    targets: setsCoin ? coinPlaces : turn.targets,
    selected:
      choice?.type === 'tuck' ? ({ place: slotId(choice.slot), index: 0 } as const) : turn.selected,
    confirm,
    leave,
    handlers: {
      ...turn.handlers,
      onTap: tap,
      onPress() {
        // A long press means nothing where nothing can be held.
      },
      onHold: (spot: Spot | null) => hand.hold(playing && spot !== null && slotOf(spot) !== null),
      onLift(spot: Spot | null) {
        hand.carry(spot === null ? null : slotOf(spot));
        turn.handlers.onLift(spot);
      },
      onDrop(spot: Spot, places: readonly PlaceId[]) {
        hand.carry(null);
        turn.handlers.onDrop(spot, places);
      },
      onKey(event: KeyboardEvent, spot: Spot | null) {
        const key = event.key.toLowerCase();
        if (event.type === 'keyup') {
          if (key === texts.keys.hand) hand.hold(false);
        } else if (playing && !event.repeat && press(key, spot)) event.preventDefault();
      },
    },
  };
}

export type Play = ReturnType<typeof usePlay>;
