import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FOLDER = join(import.meta.dirname, '../fixtures/traces');

/** A game's traces with their answers (`../shared/rules/notation.md`), one game a line. */
export const traceLines = (name: string): readonly string[] =>
  gunzipSync(readFileSync(join(FOLDER, `${name}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n');
