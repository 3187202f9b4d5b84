import type { Fit } from './fit';
import { type Spot, type TablePlace, isColumn } from './model';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isArrow = (key: string): key is Arrow =>
  key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';

/** The last card of a place, or the place itself where it is bare. */
export const endOf = ({ id, cards }: TablePlace): Spot => ({ place: id, index: cards.length - 1 });

/** The spot that is still there: where its card has gone, the end of its place. */
export function clampSpot(places: readonly TablePlace[], spot: Spot | null): Spot | null {
  const place =
    places.find(({ id }) => id === spot?.place) ?? places.find(({ id }) => isColumn(id));
  if (place === undefined) return null;
  const end = endOf(place);
  if (spot === null || spot.place !== place.id || !isColumn(place.id)) return end;
  return spot.index < 0 || spot.index > end.index ? end : spot;
}

/** Where an arrow key leads: along a row of places, along the cards of a column, and between the rows. */
export function step(fit: Fit, places: readonly TablePlace[], from: Spot, arrow: Arrow): Spot {
  const inColumns = isColumn(from.place);
  const row = places
    .filter(({ id }) => isColumn(id) === inColumns)
    .toSorted((a, b) => fit.box(a.id).x - fit.box(b.id).x);
  const nearest = (columns: boolean): Spot => {
    const x = fit.box(from.place).x;
    const [first] = places
      .filter(({ id }) => isColumn(id) === columns)
      .toSorted((a, b) => Math.abs(fit.box(a.id).x - x) - Math.abs(fit.box(b.id).x - x));
    return first === undefined ? from : endOf(first);
  };
  switch (arrow) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const at = row.findIndex(({ id }) => id === from.place);
      const next = row[at + (arrow === 'ArrowLeft' ? -1 : 1)];
      return next === undefined ? from : endOf(next);
    }
    case 'ArrowUp':
      if (!inColumns) return from;
      return from.index > 0 ? { ...from, index: from.index - 1 } : nearest(false);
    case 'ArrowDown': {
      if (!inColumns) return nearest(true);
      const end = clampSpot(places, { ...from, index: from.index + 1 });
      return end ?? from;
    }
    default:
      return arrow satisfies never;
  }
}
