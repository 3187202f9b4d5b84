import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_OPTIONS, findChromium, findFirefox } from '../scripts/browser.mjs';
import { freePort } from '../scripts/port.mjs';

// Playwright reads this file again in each worker; what the first reading found is handed on in the environment.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const address = `http://127.0.0.1:${port}/`;

const chromiumPath = await findChromium();
if (chromiumPath === null) {
  throw new Error('No Chromium found: run "npm test" once, or set CHROMIUM_PATH to one.');
}
process.env['CHROMIUM_PATH'] = chromiumPath;

const chromium = {
  name: 'chromium',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...CHROMIUM_OPTIONS, executablePath: chromiumPath },
  },
};

function firefox() {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('No Firefox found: set FIREFOX_PATH to one.');
  return {
    name: 'firefox',
    // The channel drives a Firefox as it is shipped, which Playwright's own protocol cannot.
    use: {
      ...devices['Desktop Firefox'],
      channel: 'moz-firefox',
      launchOptions: { executablePath },
    },
  };
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  use: { baseURL: address, locale: 'de-DE', trace: 'retain-on-failure' },
  projects: process.env['FIREFOX'] ? [chromium, firefox()] : [chromium],
  webServer: {
    // The build as it lies in dist/; a server that is there already would be somebody else's.
    command: `npm exec -- vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '..',
    url: address,
    reuseExistingServer: false,
  },
});
