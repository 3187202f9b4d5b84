import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '../../dist');
const PAGE = join(DIST, 'index.html');

/** Page, scripts and styles that load before the first move, gzipped; 1 kB = 1000 bytes. What is imported lazily counts only where every first move needs one of its kind. */
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

/** Of these lazy scripts every first load fetches one: the language that is spoken. The largest counts. */
const ONE_OF = [/^(de|en)-.*\.js$/];

const kBOf = (path: string): number => gzipSync(readFileSync(path)).length / 1000;

function largest(names: RegExp): string {
  const assets = join(DIST, 'assets');
  const [first, ...others] = readdirSync(assets)
    .filter((name) => names.test(name))
    .map((name) => join(assets, name));
  if (first === undefined) throw new Error(`No script in ${assets} is named like ${names}.`);
  return others.reduce((most, path) => (kBOf(path) > kBOf(most) ? path : most), first);
}

test(`page, scripts and styles until the first move stay within ${BUDGET_KB} kB gzip`, () => {
  expect(existsSync(PAGE), 'dist/ is missing: run "npm run build" first').toBe(true);

  const files = new Set([...filesOfFirstLoad(), ...ONE_OF.map(largest)]);
  const sizes = [...files].map((path) => ({
    file: relative(DIST, path),
    kB: kBOf(path),
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
