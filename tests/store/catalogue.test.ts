import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEVELS, TEAM_KLONDIKE_WINS, UNDERCOVER_WINS } from '../../src/store/catalogue';

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

/** The win rate, rounded, in the first row of README.md that begins with these cells. */
function told(...cells: readonly string[]): number {
  const rows = README.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find((each) => cells.every((cell, i) => each[i + 1] === cell)) ?? [];
  const rate = row.find((cell) => /^[\d.]+ %$/.test(cell));
  return Math.round(Number.parseFloat(rate ?? 'no such row'));
}

test.each(LEVELS)('what the computer wins on %s is what the README tells', (level) => {
  expect(UNDERCOVER_WINS[level]).toBe(told(level));
  expect(TEAM_KLONDIKE_WINS[2][level]).toBe(told('2', level));
  expect(TEAM_KLONDIKE_WINS[3][level]).toBe(told('3', level));
});
