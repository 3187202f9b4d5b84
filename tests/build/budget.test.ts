import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '../../dist');
const PAGE = join(DIST, 'index.html');

/** Page, scripts and styles that load before the first move, gzipped; 1 kB = 1000 bytes. What is imported lazily does not count. */
const BUDGET_KB = 110;

/** The scripts and style sheets a page names. */
function filesNamedIn(html: string): string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file!,
  );
}

function staticImportsOf(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...imported, ...passedOn];
}

/** Every file the page loads by itself: what it names, and what that imports. */
function filesOfFirstLoad(): Set<string> {
  const found = new Set([PAGE]);
  for (const path of found) {
    const names = path.endsWith('.html')
      ? filesNamedIn(readFileSync(path, 'utf8'))
      : path.endsWith('.js')
        ? staticImportsOf(path)
        : [];
    for (const name of names) found.add(join(dirname(path), name));
  }
  return found;
}

test(`page, scripts and styles until the first move stay within ${BUDGET_KB} kB gzip`, () => {
  expect(existsSync(PAGE), 'dist/ is missing: run "npm run build" first').toBe(true);

  const sizes = [...filesOfFirstLoad()].map((path) => ({
    file: relative(DIST, path),
    kB: gzipSync(readFileSync(path)).length / 1000,
  }));
  expect(
    sizes.some(({ file }) => file.endsWith('.js')),
    'the page names a script',
  ).toBe(true);

  const total = sizes.reduce((sum, { kB }) => sum + kB, 0);
  const list = sizes.map(({ file, kB }) => `${kB.toFixed(1)} kB ${file}`).join(', ');
  console.log(`${total.toFixed(1)} of ${BUDGET_KB} kB: ${list}`);
  expect(total, list).toBeLessThanOrEqual(BUDGET_KB);
});
