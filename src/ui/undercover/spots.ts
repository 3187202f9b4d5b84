import type { Card, DealPlace, UndercoverSource, UndercoverView } from '../../engine';
import { columnOf, headIn, placesOfMoves, tableauSourceAt } from '../play/spots';
import type { PlaceId, Spot } from '../table/model';
import type { UndercoverPublished } from './session';

/** Between places on the screen and places in the rules, as this game alone has them. */

/** The face-down card that lies there; null where none does. */
export function faceDownAt(view: UndercoverView, { place, index }: Spot): DealPlace | null {
  const column = columnOf(place);
  if (column === null || index < 0) return null;
  return index < (view.columns[column]?.down.length ?? 0) ? { column, index } : null;
}

/** What would be taken up there; null where nothing lies open. */
export function sourceAt(view: UndercoverView, spot: Spot): UndercoverSource | null {
  if (spot.place !== 'waste') return tableauSourceAt(view, spot);
  return view.waste.length > 0 ? { place: 'waste' } : null;
}

/** Where the cards of a spot may go now. */
export function targetsFrom({ view, legal }: UndercoverPublished, spot: Spot): readonly PlaceId[] {
  const from = sourceAt(view, spot);
  if (from === null) return [];
  const head: Card | undefined = from.place === 'waste' ? view.waste[0] : headIn(view, from);
  return placesOfMoves(legal, from, head);
}

export const isAt = (a: DealPlace, b: DealPlace): boolean =>
  a.column === b.column && a.index === b.index;

/** Whether the player to move may hold a card to see it: the one of this turn's peek, or with the memory aid any of theirs. */
export const maySee = (
  view: UndercoverView,
  place: DealPlace,
  { peekedNow, memoryAid }: { peekedNow: DealPlace | null; memoryAid: boolean },
): boolean => {
  if (peekedNow !== null && isAt(peekedNow, place)) return true;
  const card = view.columns[place.column]?.down[place.index];
  return memoryAid && card !== undefined && card.seenBy.includes(view.seat);
};

/** Whether the player to move may try a marker there. Which cards are low enough is theirs to remember. */
export const mayMark = (view: UndercoverView, { column, index }: DealPlace): boolean => {
  const card = view.columns[column]?.down[index];
  return (
    card !== undefined && card.seenBy.includes(view.seat) && !card.markedBy.includes(view.seat)
  );
};

/** All face-down cards. */
export const faceDownPlaces = ({ columns }: UndercoverView): readonly DealPlace[] =>
  columns.flatMap(({ down }, column) => down.map((_, index) => ({ column, index })));
