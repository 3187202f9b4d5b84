import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/engine';
import { fitTable, placesUnder, spotAt } from '../../../src/ui/table/fit';
import type { PlaceId, TableCard, TablePlace } from '../../../src/ui/table/model';

const card = (key: string, face: TableCard['face']): TableCard => ({ key, face, label: key });
const place = (id: PlaceId, cards: readonly TableCard[] = []): TablePlace => ({
  id,
  label: id,
  bare: null,
  cards,
});

/** Face-down, then face-up cards. */
const column = (number: number, down: number, up: number): TablePlace =>
  place(`t${number}`, [
    ...Array.from({ length: down }, (_, at) => card(`d${number}-${at}`, null)),
    ...DECK.slice(0, up).map((face) => card(`${number}-${face}`, face)),
  ]);

const TOP = (['stock', 'waste', 'fS', 'fH', 'fC', 'fD'] as const).map((id) => place(id));
/** The longest column there is, beside short ones. */
const LONG = [...TOP, ...[0, 1, 2, 3, 4, 5].map((at) => column(at, at, 1)), column(6, 6, 13)];

/** What is left for the table on screens from a phone to a large one, turned either way. */
const ROOMS = [
  [1078, 768],
  [799, 768],
  [768, 884],
  [390, 690],
  [360, 480],
  [800, 600],
  [2272, 1440],
] as const;

describe.each(ROOMS)('in a room of %i by %i', (width, height) => {
  const fit = fitTable({ width, height }, LONG);
  const at = (index: number) => fit.at({ place: 't6', index });

  test('a column of 6 face-down and 13 open cards stays within the table', () => {
    expect(at(18).y + fit.cardHeight).toBeLessThanOrEqual(height);
    expect(at(0).x + fit.cardWidth).toBeLessThanOrEqual(width);
    expect(fit.at({ place: 't0', index: 0 }).x).toBeGreaterThanOrEqual(0);
  });

  test('every open card of it shows enough to be read, every face-down one that it is there', () => {
    for (let index = 0; index < 18; index++) {
      const shows = at(index + 1).y - at(index).y;
      expect(shows).toBeCloseTo(fit.strip({ place: 't6', index }));
      expect(shows).toBeGreaterThan(index < 6 ? 2.5 : 14);
    }
    expect(fit.strip({ place: 't6', index: 18 })).toBe(fit.cardHeight);
  });

  test('each of its cards is found where it shows, and takes what is dropped on it', () => {
    for (let index = 0; index < 19; index++) {
      const { x, y } = at(index);
      expect(spotAt(fit, LONG, { x: x + 3, y: y + 1 })).toEqual({ place: 't6', index });
      expect(placesUnder(fit, LONG, { x: x + 3, y: y + 1 })[0]).toBe('t6');
    }
  });

  test('a card that lies where it was is over its own place most', () => {
    for (const { id, cards } of LONG) {
      const index = Math.max(0, cards.length - 1);
      expect(placesUnder(fit, LONG, fit.at({ place: id, index }))[0]).toBe(id);
    }
  });

  test('columns do not run into one another, nor into the top row', () => {
    for (let number = 0; number < 6; number++) {
      const { x } = fit.at({ place: `t${number}`, index: 0 });
      const next = fit.at({ place: `t${number + 1}`, index: 0 });
      expect(next.x - x).toBeGreaterThanOrEqual(fit.cardWidth);
    }
    const { y, height: high } = fit.box('stock');
    expect(at(0).y).toBeGreaterThanOrEqual(y + high);
  });
});

test('for the left hand the top row lies the other way round', () => {
  const fit = fitTable({ width: 1078, height: 768 }, LONG, { mirrored: true });
  expect(fit.box('stock').x).toBe(fit.at({ place: 't6', index: 0 }).x);
  expect(fit.box('fD').x).toBe(fit.at({ place: 't0', index: 0 }).x);
});
