import type {
  Card,
  ColumnView,
  CommonView,
  Move,
  Source,
  Suit,
  TableauSource,
  Target,
} from '../../engine';
import { suitOf } from '../cards/names';
import type { PlaceId, Spot } from '../table/model';

/** Between places on the screen and places in the rules, as far as every game has them. */

export type TableauView = Pick<CommonView<unknown>, 'columns' | 'foundations' | 'emptyColumn'>;

export const columnId = (column: number): PlaceId => `t${column}`;

export const columnOf = (place: PlaceId): number | null =>
  place.startsWith('t') ? Number(place.slice(1)) : null;

const lengthOf = ({ down, up }: ColumnView): number => down.length + up.length;

/** Where cards laid there would go; null where none can be laid. */
export function targetAt(place: PlaceId): Target | null {
  const column = columnOf(place);
  if (column !== null) return { place: 'column', column };
  return place.startsWith('f') ? { place: 'foundation' } : null;
}

/** What would be taken up there of the columns and foundations; null where nothing lies open. */
export function tableauSourceAt(view: TableauView, { place, index }: Spot): TableauSource | null {
  const at = columnOf(place);
  if (at !== null) {
    const column = view.columns[at];
    if (column === undefined || index < column.down.length) return null;
    return { place: 'column', column: at, count: lengthOf(column) - index };
  }
  if (!place.startsWith('f')) return null;
  const suit = place.slice(1) as Suit;
  return view.foundations[suit] > 0 ? { place: 'foundation', suit } : null;
}

/** The card that leads what is taken up from a column; undefined for other sources. */
export const headIn = ({ columns }: TableauView, from: Source): Card | undefined =>
  from.place === 'column' ? columns[from.column]?.up.at(-from.count) : undefined;

/** Sources are plain JSON: two are the same where they say the same. */
const sameSource = (a: Source, b: Source): boolean => {
  const fields = Object.entries(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every(([field, value]) => b[field as keyof Source] === value)
  );
};

const isMove = (action: { readonly type: string }): action is { readonly type: 'move' } & Move =>
  action.type === 'move';

/** The places to which these actions move the cards of a source, led by this card. */
export function placesOfMoves(
  legal: readonly { readonly type: string }[],
  from: Source,
  head: Card | undefined,
): readonly PlaceId[] {
  return legal.filter(isMove).flatMap((move): readonly PlaceId[] => {
    if (!sameSource(move.from, from)) return [];
    if (move.to.place === 'column') return [columnId(move.to.column)];
    return head === undefined ? [] : [`f${suitOf(head)}`];
  });
}

/**
 * Where cards let go of over these places, the one most covered first, are to go: null for back to where they came from.
 * What still lies over its own place most was put back there, however near another place is.
 */
export function droppedOn(
  { place: home }: Spot,
  under: readonly PlaceId[],
  targets: readonly PlaceId[],
): PlaceId | null {
  const [nearest] = under;
  if (nearest === undefined || nearest === home) return null;
  return under.find((place) => targets.includes(place)) ?? nearest;
}

/** Whether taking these cards away lays a face-down card bare. */
export function turnsUp({ columns }: TableauView, spot: Spot): boolean {
  const column = columnOf(spot.place);
  const lies = column === null ? undefined : columns[column];
  return lies !== undefined && lies.down.length > 0 && spot.index === lies.down.length;
}
