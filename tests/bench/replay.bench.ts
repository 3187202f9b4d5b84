import { GAMES, answer, readTrace } from '../../src/engine';
import { traceLines } from '../support/traces';
import type { Bench } from './report';

const ROUNDS = 5;

/** How fast traces are played, with every position and every legal word, as `npm run replay` does. */
export const bench: Bench = async (report) => {
  for (const name of Object.keys(GAMES)) {
    const lines = traceLines(name);
    const rates = Array.from({ length: ROUNDS }, () => rate(lines));
    const unit = 'actions/s';
    report({ name: `${name}, the first time`, value: rates[0] ?? 0, unit });
    const best = Math.max(...rates);
    report({ name: `${name}, at its best`, value: best, unit, atLeast: 20_000 * report.speed });
  }
};

function rate(lines: readonly string[]): number {
  const start = performance.now();
  let actions = 0;
  for (const line of lines) {
    const trace = readTrace(JSON.parse(line));
    if (!trace.ok) throw new Error(trace.refusal);
    answer(trace.value);
    actions += trace.value.actions.length;
  }
  return (actions / (performance.now() - start)) * 1000;
}
