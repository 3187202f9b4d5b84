import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, ROOT, run } from './run.mjs';

const SYSTEM_CHROMIUMS = [
  'chromium',
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

const SYSTEM_FIREFOXES = [
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** How Playwright starts a Chromium for our own page. */
export const CHROMIUM_OPTIONS = {
  // Its sandbox does not start for root, nor on some systems for anybody.
  chromiumSandbox: false,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * The first of these programs that is there, as a path; null when none is.
 * @param {readonly string[]} names names to look up in PATH, or whole paths
 */
function firstOf(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of names) {
    const paths = /[\\/]/.test(name) ? [name] : folders.map((folder) => join(folder, name));
    const found = paths.find((path) => existsSync(path) && starts(path));
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * A browser may be there and yet not start: a stand-in for a snap, or libraries that are missing.
 * @param {string} path
 */
function starts(path) {
  // There the question would open a window, and such browsers do not occur.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return firstOf([chromium.executablePath()]);
}

/** The path of a Chromium that is here already: the one CHROMIUM_PATH names, Playwright's own, or the system's; null when there is none. */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) {
      throw new Failure(`CHROMIUM_PATH names ${named}, and nothing is there.`);
    }
    return named;
  }
  return (await playwrightChromium()) ?? firstOf(SYSTEM_CHROMIUMS);
}

/** The path of a Firefox: the one FIREFOX_PATH names, or the system's; null when there is none. */
export function findFirefox() {
  return process.env['FIREFOX_PATH'] || firstOf(SYSTEM_FIREFOXES);
}

/** The path of a Chromium, fetched if need be. */
export async function findOrInstallChromium() {
  const found = await findChromium();
  if (found !== null) return found;

  console.log('No Chromium here; fetching one …');
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  if ((await run(process.execPath, [cli, 'install', '--no-shell', 'chromium'])) === 0) {
    const fetched = await playwrightChromium();
    if (fetched !== null) return fetched;
  }

  if (process.getuid?.() === 0 && firstOf(['apt-get']) !== null) {
    console.log('That did not work; asking the system’s packages …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    // Without a font, pages show blank boxes.
    const packages = ['chromium-headless-shell', 'fonts-dejavu-core'];
    await run('apt-get', ['-qq', 'update'], env);
    await run('apt-get', ['-qq', 'install', '--no-install-recommends', ...packages], env);
    const installed = firstOf(SYSTEM_CHROMIUMS);
    if (installed !== null) return installed;
  }

  throw new Failure(
    'The end-to-end tests need a Chromium, and none could be found or fetched: install Chrome or Chromium (or run "npx playwright install --with-deps chromium"), or set CHROMIUM_PATH to one.',
  );
}
