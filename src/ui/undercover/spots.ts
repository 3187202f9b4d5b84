import type { Card, DealPlace, Suit, Target, UndercoverSource, UndercoverView } from '../../engine';
import { suitOf } from '../cards/names';
import type { PlaceId, Spot } from '../table/model';
import type { UndercoverPublished } from './session';

/** Between places on the screen and places in the rules. */

export const columnId = (column: number): PlaceId => `t${column}`;

const columnOf = (place: PlaceId): number | null =>
  place.startsWith('t') ? Number(place.slice(1)) : null;

/** The face-down card that lies there; null where none does. */
export function faceDownAt(view: UndercoverView, { place, index }: Spot): DealPlace | null {
  const column = columnOf(place);
  if (column === null || index < 0) return null;
  return index < (view.columns[column]?.down.length ?? 0) ? { column, index } : null;
}

/** Where cards laid there would go; null where none can be laid. */
export function targetAt(place: PlaceId): Target | null {
  const column = columnOf(place);
  if (column !== null) return { place: 'column', column };
  return place.startsWith('f') ? { place: 'foundation' } : null;
}

/** What would be taken up there; null where nothing lies open. */
export function sourceAt(view: UndercoverView, { place, index }: Spot): UndercoverSource | null {
  const at = columnOf(place);
  if (at !== null) {
    const column = view.columns[at];
    if (column === undefined || index < column.down.length) return null;
    return { place: 'column', column: at, count: column.down.length + column.up.length - index };
  }
  if (place === 'waste') return view.waste.length > 0 ? { place: 'waste' } : null;
  if (!place.startsWith('f')) return null;
  const suit = place.slice(1) as Suit;
  return view.foundations[suit] > 0 ? { place: 'foundation', suit } : null;
}

const sameSource = (a: UndercoverSource, b: UndercoverSource): boolean => {
  if (a.place === 'column') {
    return b.place === 'column' && a.column === b.column && a.count === b.count;
  }
  return a.place === 'foundation'
    ? b.place === 'foundation' && a.suit === b.suit
    : b.place === 'waste';
};

/** The card that leads what is taken up. */
function headOf(view: UndercoverView, from: UndercoverSource): Card | undefined {
  if (from.place === 'waste') return view.waste[0];
  return from.place === 'column' ? view.columns[from.column]?.up.at(-from.count) : undefined;
}

/** Where the cards of a spot may go now. */
export function targetsFrom({ view, legal }: UndercoverPublished, spot: Spot): readonly PlaceId[] {
  const from = sourceAt(view, spot);
  if (from === null) return [];
  return legal.flatMap((action): readonly PlaceId[] => {
    if (action.type !== 'move' || !sameSource(action.from, from)) return [];
    if (action.to.place === 'column') return [columnId(action.to.column)];
    const head = headOf(view, from);
    return head === undefined ? [] : [`f${suitOf(head)}`];
  });
}

/** Whether taking these cards away lays a face-down card bare. */
export function turnsUp(view: UndercoverView, spot: Spot): boolean {
  const column = columnOf(spot.place);
  const lies = column === null ? undefined : view.columns[column];
  return lies !== undefined && lies.down.length > 0 && spot.index === lies.down.length;
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
