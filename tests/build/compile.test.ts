import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '../../dist');

test('the first line of the page’s script asks to compile all of it at once', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const [, script = ''] = /<script\b[^>]*\bsrc="([^"]+)"/.exec(page) ?? [];
  const [first] = readFileSync(join(DIST, script), 'utf8').split('\n');
  expect(first).toBe('//# allFunctionsCalledOnLoad');
});
