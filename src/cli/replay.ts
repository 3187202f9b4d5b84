/**
 * Plays traces: `npm run --silent replay < traces.jsonl` prints one JSON line for each line read, the trace with its
 * `positions` and `legal` words (`../shared/rules/notation.md`), or `{"error": …}` for a line that is no game.
 */
import { createInterface } from 'node:readline';
import { answer, readTrace } from '../engine';

function answerLine(line: string, number: number): object {
  const error = (what: string) => ({ error: `line ${number}: ${what}` });
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (cause) {
    return error(`no JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  const trace = readTrace(json);
  return trace.ok ? { ...(json as object), ...answer(trace.value) } : error(trace.refusal);
}

let number = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  number += 1;
  const text = `${JSON.stringify(answerLine(line, number))}\n`;
  if (!process.stdout.write(text)) await new Promise((next) => process.stdout.once('drain', next));
}
