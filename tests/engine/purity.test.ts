import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

// The same input gives the same game, on every machine and at any time: so the engine reads no clock, no chance and nothing else from outside.

const ENGINE = join(import.meta.dirname, '../../src/engine');

const OUTSIDE_WORLD = new Set(
  `Date Temporal performance Intl crypto console process fetch
  setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame
  window document navigator localStorage sessionStorage indexedDB
  globalThis self global eval Function require`.split(/\s+/),
);

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Is this the name of a property, as in `trace.Date` or `{ Date: 1 }`, and so no use of the global? */
function isPropertyName(node: Node, parent: Node): boolean {
  if (parent['computed'] === true) return false;
  if (parent.type === 'MemberExpression') return parent['property'] === node;
  return 'key' in parent && parent['key'] === node && parent['shorthand'] !== true;
}

/** What in this source the engine must not do, as 'line: text'; comments and strings do not count. */
function impurities(path: string, source: string): string[] {
  const found: string[] = [];
  const refuse = ({ start, end }: Node) => {
    const line = source.slice(0, start).split('\n').length;
    found.push(`${line}: ${source.slice(start, end)}`);
  };

  const checkImport = (node: Node, from: unknown) => {
    const specifier = isNode(from) ? from['value'] : undefined;
    if (typeof specifier !== 'string') return refuse(node);
    const leaves = specifier.startsWith('.')
      ? !resolve(dirname(path), specifier).startsWith(ENGINE + sep)
      : !(path === join(ENGINE, 'shuffle.ts') && /^pure-rand(\/|$)/.test(specifier));
    if (leaves) refuse(node);
  };

  const visit = (node: Node, parent: Node) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'TSImportType':
      case 'ExportAllDeclaration':
        checkImport(node, node['source']);
        break;
      case 'ExportNamedDeclaration':
        if (node['source']) checkImport(node, node['source']);
        break;
      case 'MetaProperty':
        refuse(node);
        break;
      case 'Identifier':
        if (isPropertyName(node, parent)) break;
        if (OUTSIDE_WORLD.has(String(node['name']))) refuse(node);
        // Of Math everything but chance, and nothing that could hide it, such as `const { random } = Math`.
        if (node['name'] === 'Math' && !isHarmlessMath(parent)) refuse(parent);
        break;
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node);
  };

  const { program, errors } = parseSync(path, source);
  expect(errors, path).toEqual([]);
  const root: unknown = program;
  if (isNode(root)) visit(root, root);
  return found;
}

function isHarmlessMath(parent: Node): boolean {
  if (parent.type !== 'MemberExpression' || parent['computed'] === true) return false;
  return isNode(parent['property']) && parent['property']['name'] !== 'random';
}

const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
  .map((name) => join(ENGINE, name));

describe('the engine touches nothing outside itself:', () => {
  test('its sources are found', () => {
    expect(files.map((path) => relative(ENGINE, path))).toContain('index.ts');
  });

  test.each(files.map((path) => [relative(ENGINE, path), path]))('%s', (_name, path) => {
    expect(impurities(path, readFileSync(path, 'utf8'))).toEqual([]);
  });
});

describe('the search for impurities finds', () => {
  const inGame = (source: string) => impurities(join(ENGINE, 'undercover/game.ts'), source);

  test.each([
    'const now = Date.now();',
    'const now = new Date();',
    'const r = Math.random();',
    `const r = Math['random']();`,
    'const { random } = Math;',
    'const m = Math;',
    'const t = performance.now();',
    'crypto.getRandomValues(a);',
    'setTimeout(f, 0);',
    `console.log('x');`,
    'globalThis.Date;',
    'const o = { Date };',
    'const o = { [Date]: 1 };',
    `import '../../store';`,
    `import type { Store } from '../../store';`,
    `export * from '../../store';`,
    `export { a } from '../../store';`,
    `type S = import('../../store').Store;`,
    `const lazy = import('../../store');`,
    'const lazy = import(name);',
    `import fs from 'node:fs';`,
    `import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';`,
    'const url = import.meta.url;',
  ])('%s', (source) => {
    expect(inGame(source)).not.toEqual([]);
  });

  test.each([
    '// Date, Math.random and console',
    `const word = 'Date';`,
    'const most = Math.max(1, 2);',
    'const d = trace.Date;',
    'const o = { Date: 1 };',
    `import { isRun } from '../tableau/runs';`,
  ])('nothing in: %s', (source) => {
    expect(inGame(source)).toEqual([]);
  });

  test('nothing when shuffle.ts imports pure-rand', () => {
    const source = `import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';`;
    expect(impurities(join(ENGINE, 'shuffle.ts'), source)).toEqual([]);
  });
});
