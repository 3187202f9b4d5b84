import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/engine';
import {
  droppedOn,
  headIn,
  placesOfMoves,
  tableauSourceAt,
  targetAt,
  turnsUp,
} from '../../../src/ui/play/spots';
import { sendNext, sentHome } from '../../../src/ui/play/usePlayOut';

const down = { face: 'down' } as const;
const up = (...cards: readonly Card[]) => ({ down: [], up: cards });
const view = {
  columns: [{ down: [down, down], up: ['9S', '8H'] as const }, up('TD'), up()],
  foundations: { S: 1, H: 0, D: 0, C: 0 },
  emptyColumn: 'any' as const,
};

describe('A spot of the table', () => {
  test.each([
    ['the bottom card of a column', { place: 't0', index: 3 }, { column: 0, count: 1 }],
    ['the head of a run', { place: 't0', index: 2 }, { column: 0, count: 2 }],
  ] as const)('%s stands for the run from there', (_, spot, expected) => {
    expect(tableauSourceAt(view, spot)).toEqual({ place: 'column', ...expected });
  });

  test.each([
    ['a face-down card', { place: 't0', index: 1 }],
    ['an empty foundation', { place: 'fH', index: -1 }],
    ['a place that is no part of the tableau', { place: 'waste', index: 0 }],
  ] as const)('%s holds nothing out', (_, spot) => {
    expect(tableauSourceAt(view, spot)).toBe(null);
  });

  test('of a foundation stands for its top card', () => {
    expect(tableauSourceAt(view, { place: 'fS', index: 0 })).toEqual({
      place: 'foundation',
      suit: 'S',
    });
  });

  test('is no target where nothing can be laid', () => {
    expect(targetAt('t2')).toEqual({ place: 'column', column: 2 });
    expect(targetAt('fD')).toEqual({ place: 'foundation' });
    expect(targetAt('h1')).toBe(null);
  });

  test('warns only where a face-down card would lie bare', () => {
    expect(turnsUp(view, { place: 't0', index: 2 })).toBe(true);
    expect(turnsUp(view, { place: 't0', index: 3 })).toBe(false);
    expect(turnsUp(view, { place: 't1', index: 0 })).toBe(false);
  });
});

test('The places of a source are those of its own legal moves', () => {
  const run = { place: 'column', column: 0, count: 2 } as const;
  const legal = [
    { type: 'move', from: run, to: { place: 'column', column: 1 } },
    { type: 'move', from: { ...run, count: 1 }, to: { place: 'foundation' } },
    { type: 'move', from: { place: 'hand', card: '9C' }, to: { place: 'column', column: 1 } },
    { type: 'end' },
  ];
  expect(placesOfMoves(legal, run, headIn(view, run))).toEqual(['t1']);
  expect(placesOfMoves(legal, { ...run, count: 1 }, '8H')).toEqual(['fH']);
  expect(placesOfMoves(legal, { place: 'hand', card: '9C' } as never, '9C')).toEqual(['t1']);
});

test('A won table plays itself out card by card', () => {
  const won = {
    columns: [up('2S'), up('2H', 'AH')],
    foundations: { S: 1, H: 0, D: 13, C: 13 },
    emptyColumn: 'any' as const,
    status: 'won' as const,
  };
  let left = 0;
  for (let next = sendNext(won); next !== null; next = sendNext(next)) left += 1;
  expect(left).toBe(3);
});

test('A game that was won before lies there with all cards home', () => {
  const won = {
    columns: [up('2S'), up('2H', 'AH')],
    foundations: { S: 1, H: 0, D: 13, C: 13 },
    emptyColumn: 'any' as const,
    status: 'won' as const,
  };
  expect(sentHome(won)).toMatchObject({ columns: [up(), up()], foundations: { S: 2, H: 2 } });
  expect(sentHome({ ...won, status: 'lost:clock' as const }).foundations.S).toBe(1);
});

describe('Cards let go of', () => {
  const spot = { place: 't6', index: 6 } as const;

  test('go to the most covered place that takes them', () => {
    expect(droppedOn(spot, ['t4', 't5', 't6'], ['t5', 't2'])).toBe('t5');
  });

  test('over no place that takes them ask for the most covered one, to hear why not', () => {
    expect(droppedOn(spot, ['t4', 't5'], [])).toBe('t4');
  });

  test('over their own place go back there, also beside a place that takes them', () => {
    expect(droppedOn(spot, ['t6', 't5'], ['t5'])).toBeNull();
    expect(droppedOn(spot, [], ['t5'])).toBeNull();
  });
});
