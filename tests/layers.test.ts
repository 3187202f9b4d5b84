import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

// Which file may import what. The linter judges files made of these lines, in a folder of their own.

const ROOT = join(import.meta.dirname, '..');

const REFUSED: [file: string, line: string][] = [
  ['src/engine/game.ts', `import '../store';`],
  ['src/engine/game.ts', `import '../main';`],
  ['src/engine/game.ts', `import 'react';`],
  ['src/engine/game.ts', `import 'pure-rand/generator/xoroshiro128plus';`],
  ['src/engine/game.ts', `import 'node:fs';`],
  ['src/engine/undercover/apply.ts', `import '../../i18n/de';`],
  ['src/engine/undercover/apply.ts', `import type { Board } from '../../search/board';`],
  ['src/engine/shuffle.ts', `import 'fast-check';`],
  ['src/engine/shuffle.ts', `import '../search/board';`],
  ['src/search/board.ts', `import '../engine/cards';`],
  ['src/search/board.ts', `import '../bots/greedy';`],
  ['src/search/board.ts', `import 'react';`],
  ['src/search/board.ts', `import 'node:fs';`],
  ['src/bots/greedy.ts', `import '../simulation/run';`],
  ['src/bots/greedy.ts', `import '../store/store';`],
  ['src/simulation/run.ts', `import '../analysis/solver';`],
  ['src/simulation/run.ts', `import '../engine/undercover/apply';`],
  ['src/analysis/solver.ts', `import '../ui/App';`],
  ['src/store/store.ts', `import '../ui/App';`],
  ['src/store/store.ts', `import '../i18n/de';`],
  ['src/store/store.ts', `import 'react';`],
  ['src/store/store.ts', `import '../engine/game';`],
  ['src/i18n/de.ts', `import '../engine';`],
  ['src/i18n/de.ts', `import '../store/store';`],
  ['src/ui/play/End.tsx', `import { apply } from '../../engine';`],
  ['src/ui/play/End.tsx', `import { deal } from '../../engine/index';`],
  ['src/ui/play/End.tsx', `import type { Card } from '../../engine/cards';`],
  ['src/ui/play/End.tsx', `export const load = () => import('../../engine');`],
  ['src/ui/play/End.tsx', `import '../../bots/greedy';`],
  ['src/ui/play/End.tsx', `import '../../main';`],
  ['src/ui/table/Card.tsx', `import '../../store/store';`],
  ['src/ui/table/Card.tsx', `import type { Store } from '../../store/store';`],
  ['src/ui/table/Card.tsx', `import 'zustand';`],
  ['src/ui/table/Card.tsx', `import { SUITS } from '../../engine';`],
  ['src/cli/replay.ts', `import '../engine/notation/actions';`],
  ['src/cli/replay.ts', `import '../store/store';`],
];

const ALLOWED: [file: string, line: string][] = [
  ['src/engine/game.ts', `import './tableau/runs';`],
  ['src/engine/undercover/apply.ts', `import '../tableau/runs';`],
  ['src/engine/shuffle.ts', `import 'pure-rand/generator/xoroshiro128plus';`],
  ['src/engine/shuffle.ts', `import './cards';`],
  ['src/search/board.ts', `import '../engine';`],
  ['src/search/board.ts', `import '../engine/index.ts';`],
  ['src/bots/greedy.ts', `import '../search/board';`],
  ['src/simulation/run.ts', `import '../bots/greedy';`],
  ['src/analysis/solver.ts', `import '../search/board';`],
  ['src/store/store.ts', `import '../engine';`],
  ['src/store/store.ts', `import 'zustand/vanilla';`],
  ['src/i18n/de.ts', `export type { Refusal } from '../engine';`],
  ['src/ui/play/End.tsx', `export type { Outcome } from '../../engine';`],
  ['src/ui/play/End.tsx', `export type { Result } from '../../engine/index';`],
  ['src/ui/play/End.tsx', `import '../../store/store';`],
  ['src/ui/play/End.tsx', `import '../table/Card';`],
  ['src/ui/table/Card.tsx', `export type { Card } from '../../engine';`],
  ['src/ui/table/Card.tsx', `import 'react';`],
  ['src/cli/replay.ts', `import 'node:fs';`],
  ['src/cli/replay.ts', `import '../engine';`],
  ['src/main.tsx', `import './engine/game';`],
  ['src/main.tsx', `import './store/store';`],
];

/** The lines of REFUSED and ALLOWED, gathered by file. */
const LINES = new Map<string, string[]>();
for (const [file, line] of [...REFUSED, ...ALLOWED]) {
  LINES.set(file, [...(LINES.get(file) ?? []), line]);
}

/** Answers what the linter refuses, as 'file: line'. */
function lint(): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
    // Types cannot be known of files that are not there.
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({ ...config, options: { typeAware: false } }),
    );
    for (const [file, lines] of LINES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), lines.join('\n'));
    }
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const report: Report = JSON.parse(stdout);
    return new Set(
      report.diagnostics
        .filter(({ code }) => code === 'eslint(no-restricted-imports)')
        .map(({ filename, labels }) => {
          const row = labels[0]!.span.line - 1;
          return `${filename}: ${LINES.get(filename)![row]!}`;
        }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Report = {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
};

describe('the linter keeps the layers apart:', () => {
  let refused: Set<string>;
  beforeAll(() => {
    refused = lint();
  });

  test.each(REFUSED)('%s may not say %s', (file, line) => {
    expect(refused).toContain(`${file}: ${line}`);
  });

  test.each(ALLOWED)('%s may say %s', (file, line) => {
    expect(refused).not.toContain(`${file}: ${line}`);
  });
});
