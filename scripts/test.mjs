// npm test: installs what is missing, finds a browser, then runs every check in turn and stops at the first that fails.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrInstallChromium } from './browser.mjs';
import { installIfNeeded } from './install.mjs';
import { main, npm, ROOT } from './run.mjs';

const RESULTS = 'test-results';

/**
 * What makes Vitest count its tests in a file.
 * @param {string} report
 */
const counting = (report) => [
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${RESULTS}/${report}`,
];

/**
 * A stage is an npm script; `report` is the file in which its runner counts the tests.
 * @type {{ title: string, script: string, args?: string[], report?: string }[]}
 */
const STAGES = [
  { title: 'Types', script: 'types' },
  { title: 'Lint', script: 'lint' },
  { title: 'Unit tests', script: 'unit', args: counting('unit.json'), report: 'unit.json' },
  { title: 'Build', script: 'build' },
  { title: 'Size of the build', script: 'size', args: counting('size.json'), report: 'size.json' },
  { title: 'End-to-end tests', script: 'e2e', report: 'e2e.json' },
];

/**
 * How many tests passed and failed, from the report of Vitest or Playwright; none when there is no report.
 * @param {string} report
 */
async function count(report) {
  const text = await readFile(join(ROOT, RESULTS, report), 'utf8').catch(() => '{}');
  const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(text);
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests };
}

await main(async () => {
  await installIfNeeded();
  const env = { CHROMIUM_PATH: await findOrInstallChromium() };
  await rm(join(ROOT, RESULTS), { recursive: true, force: true });

  let passed = 0;
  let failed = 0;
  let code = 0;
  for (const { title, script, args = [], report } of STAGES) {
    console.log(`\n━━ ${title} ━━`);
    code = await npm(['run', '--silent', script, ...args], env);
    if (report) {
      const counts = await count(report);
      passed += counts.passed;
      failed += counts.failed;
    }
    if (code !== 0) {
      console.log(`\n${title}: failed`);
      break;
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return code;
});
