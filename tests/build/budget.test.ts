import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
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

/** These files and all that they load by themselves: what a page names, what a script imports, the style sheet that comes with it. */
function withAllTheyLoad(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const path of found) {
    const html = path.endsWith('.html');
    const named = html ? filesNamedIn(readFileSync(path, 'utf8')) : [];
    const imported = path.endsWith('.js') ? [...staticImportsOf(path), ...stylesOf(path)] : [];
    for (const name of [...named, ...imported]) found.add(join(dirname(path), name));
  }
  return found;
}

const stemOf = (file: string): string => basename(file).replace(/-[\w-]{8}\.\w+$/, '');

/** A lazy script's styles have its name. */
const stylesOf = (script: string): readonly string[] =>
  readdirSync(dirname(script)).filter(
    (name) => name.endsWith('.css') && stemOf(name) === stemOf(script),
  );

/** Of these lazy scripts every first move fetches one: the language that is spoken, the table of the game with its texts. The largest counts. */
const ONE_OF = [/^(de|en)-.*\.js$/, /^(undercover|teamKlondike)-.*\.js$/, /^TablePage-.*\.js$/];

const kBOf = (path: string): number => gzipSync(readFileSync(path)).length / 1000;

const kBOfAll = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + kBOf(path), 0);

function scriptsNamed(names: RegExp): readonly string[] {
  const assets = join(DIST, 'assets');
  const found = readdirSync(assets).filter((name) => names.test(name));
  if (found.length === 0) throw new Error(`No script in ${assets} is named like ${names}.`);
  return found.map((name) => join(assets, name));
}

/** The script of these that makes the first move dearest, counted with all it loads beside what is there anyway. */
function dearest(names: RegExp): string {
  const costs = scriptsNamed(names).map((path) => ({
    path,
    kB: kBOfAll(withAllTheyLoad([PAGE, path])),
  }));
  return costs.toSorted((a, b) => b.kB - a.kB)[0]!.path;
}

test(`page, scripts and styles until the first move stay within ${BUDGET_KB} kB gzip`, () => {
  expect(existsSync(PAGE), 'dist/ is missing: run "npm run build" first').toBe(true);

  const files = withAllTheyLoad([PAGE, ...ONE_OF.map(dearest)]);
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
