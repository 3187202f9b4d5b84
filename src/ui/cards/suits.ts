import type { Rank, Suit } from './names';

/*
 * The suits as relative curves from their top or bottom point, centred on 0 0 in a box of 32.
 * Only c, h, l, m and z: so a whole pip can be turned over by negating its numbers.
 */
const disc = (r: number): string => {
  const k = Number((r * 0.5523).toFixed(2));
  const e = Number((r - k).toFixed(2));
  return (
    `c${k} 0 ${r} ${e} ${r} ${r}c0 ${k} ${-e} ${r} ${-r} ${r}` +
    `c${-k} 0 ${-r} ${-e} ${-r} ${-r}c0 ${-k} ${e} ${-r} ${r} ${-r}z`
  );
};

type Shape = { readonly start: readonly [number, number]; readonly body: string };

const SHAPES: Record<Suit, Shape> = {
  H: {
    start: [0, 14.5],
    body: 'c-3 -5.2 -15 -11.2 -15 -19.5c0 -5 3.7 -8.5 7.7 -8.5c3.4 0 6 2 7.3 5c1.3 -3 3.9 -5 7.3 -5c4 0 7.7 3.5 7.7 8.5c0 8.3 -12 14.3 -15 19.5z',
  },
  D: {
    start: [0, -15.5],
    body: 'c3 5.6 7 11 11.5 15.5c-4.5 4.5 -8.5 9.9 -11.5 15.5c-3 -5.6 -7 -11 -11.5 -15.5c4.5 -4.5 8.5 -9.9 11.5 -15.5z',
  },
  S: {
    start: [0, -15],
    body: 'c3 5.2 14.2 11 14.2 18.5c0 4.4 -3.2 7 -6.8 7c-2.6 0 -4.7 -1.2 -6 -3c.3 3.4 1.7 6.2 4.4 7.5h-11.6c2.7 -1.3 4.1 -4.1 4.4 -7.5c-1.3 1.8 -3.4 3 -6 3c-3.6 0 -6.8 -2.6 -6.8 -7c0 -7.5 11.2 -13.3 14.2 -18.5z',
  },
  C: {
    start: [0, -15],
    body: `${disc(6.9)}m-7.6 11${disc(6.9)}m15.2 0${disc(6.9)}m-7.6 -2l4.5 4.5l-2.9 8c.3 3.4 1.9 6.6 5 8.5h-13.2c3.1 -1.9 4.7 -5.1 5 -8.5l-2.9 -8z`,
  },
};

const round = (value: number): string => String(Number(value.toFixed(2)));

/** The suit as one path, its centre at x y; scale 1 fills a box of 32, a negative scale stands on its head. */
export function suitPath(suit: Suit, x = 0, y = 0, scale = 1): string {
  const { start, body } = SHAPES[suit];
  const turned =
    scale === 1 ? body : body.replace(/ ?-?\d*\.?\d+/g, (n) => ` ${round(Number(n) * scale)}`);
  return `M${round(x + start[0] * scale)} ${round(y + start[1] * scale)}${turned}`;
}

const [L, M, R] = [25, 50, 75];
/** Pips from the top, on a card of 100 × 140 below the strip of the index; the lower half stands on its head. */
// prettier-ignore
const PLACES: Partial<Record<Rank, readonly (readonly [number, number])[]>> = {
  '2': [[M, 56], [M, 120]],
  '3': [[M, 56], [M, 88], [M, 120]],
  '4': [[L, 56], [R, 56], [L, 120], [R, 120]],
  '5': [[L, 56], [R, 56], [M, 88], [L, 120], [R, 120]],
  '6': [[L, 56], [R, 56], [L, 88], [R, 88], [L, 120], [R, 120]],
  '7': [[L, 56], [R, 56], [M, 72], [L, 88], [R, 88], [L, 120], [R, 120]],
  '8': [[L, 56], [R, 56], [M, 72], [L, 88], [R, 88], [M, 104], [L, 120], [R, 120]],
  '9': [[L, 53], [R, 53], [L, 75.5], [R, 75.5], [M, 88], [L, 100.5], [R, 100.5], [L, 123], [R, 123]],
  T: [[L, 53], [R, 53], [M, 64.2], [L, 75.5], [R, 75.5], [L, 100.5], [R, 100.5], [M, 111.8], [L, 123], [R, 123]],
};

/** All pips of a card from two to ten as one path; null for ace and courts. */
export function pipsPath(suit: Suit, rank: Rank): string | null {
  const places = PLACES[rank];
  if (!places) return null;
  const size = places.length > 8 ? 0.6 : 0.7;
  return places.map(([x, y]) => suitPath(suit, x, y, y > 88 ? -size : size)).join('');
}
