import { expect, test } from 'vitest';
import { formatFigure, misses } from './report';

test.each([
  ['within both bounds', { value: 5, atLeast: 1, atMost: 9 }, false],
  ['on the upper bound', { value: 9, atMost: 9 }, false],
  ['above the upper bound', { value: 9.1, atMost: 9 }, true],
  ['below the lower bound', { value: 0.9, atLeast: 1 }, true],
  ['without a budget', { value: 1e9 }, false],
  ['no number', { value: NaN, atMost: 9 }, true],
])('a figure %s misses its budget: %s → %s', (_case, figure, missed) => {
  expect(misses({ name: 'x', ...figure })).toBe(missed);
});

test('a line has name, figure, budget and verdict', () => {
  const line = formatFigure({ name: 'games', value: 1234.56, unit: 'games/s', atLeast: 2000 });
  expect(line.split(/\s{2,}/)).toEqual(['games', '1235 games/s', '≥ 2000', 'MISSED']);
});

test('a line without a budget ends with the figure', () => {
  expect(formatFigure({ name: 'ratio', value: 0.5 }).split(/\s{2,}/)).toEqual(['ratio', '0.5']);
});
