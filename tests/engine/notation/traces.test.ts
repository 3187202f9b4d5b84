import { expect, test } from 'vitest';
import { GAMES, answer, readTrace } from '../../../src/engine';
import { traceLines } from '../../support/traces';

// Whole games with the answers that they must have: every position and, in some games, every legal word beside it.

const games = Object.keys(GAMES);

test.each(games)('the traces of %s come out as they are answered', { timeout: 60_000 }, (name) => {
  const lines = traceLines(name);
  expect(lines.length).toBeGreaterThan(100);
  for (const [i, line] of lines.entries()) {
    const json: object = JSON.parse(line);
    const trace = readTrace(json);
    expect(trace.ok && { ...json, ...answer(trace.value) }, `line ${i + 1}`).toMatchObject(json);
  }
});
