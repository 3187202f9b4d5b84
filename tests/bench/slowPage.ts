import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, type CDPSession, type Page, chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_OPTIONS, findOrInstallChromium } from '../../scripts/browser.mjs';

/** How many times slower than this machine's the processor of the page is. */
const SLOWDOWN = 4;
const DIST = join(import.meta.dirname, '../../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** As little as a page can be that answers a tap: what no page can beat on this machine. */
const FLOOR = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>
<link rel="icon" href="data:,"></head>
<body><button data-place="floor" style="position:absolute;left:0;top:0;width:400px;height:400px;touch-action:none">0</button>
<script>
const button = document.querySelector('button');
button.onpointerup = () => { button.textContent = Number(button.textContent) + 1; };
let from = null;
button.onpointerdown = (event) => { from = event.clientX; };
button.onpointermove = (event) => {
  if (from !== null) button.style.translate = event.clientX - from + 'px';
};
</script></body></html>`;

export const ADDRESSES = { floor: 'floor.html', start: '', game: '#game', lab: '#lab' } as const;
export type Address = keyof typeof ADDRESSES;

export interface SlowPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export interface SlowPages {
  /** Opens a page of its own, with an empty cache and on the slow processor from the first byte on; `prepare` runs before. */
  open(address: Address, prepare?: (page: Page) => Promise<void>): Promise<SlowPage>;
  close(): Promise<void>;
}

/** Builds the page and serves it, and the floor beside it, to a Chromium in the size of a tablet. */
export async function slowPages(): Promise<SlowPages> {
  await build({ logLevel: 'warn' });
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      const body = name === ADDRESSES.floor ? FLOOR : readFileSync(join(DIST, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const executablePath = await findOrInstallChromium();
  const browser: Browser = await chromium.launch({ ...CHROMIUM_OPTIONS, executablePath });
  return {
    async open(address, prepare) {
      const context = await browser.newContext({
        viewport: { width: 1024, height: 768 },
        hasTouch: true,
        locale: 'de-DE',
      });
      const page = await context.newPage();
      // tsx names functions by a helper of its own, which those sent into the page ask for too.
      await page.addInitScript('globalThis.__name = (named) => named');
      await prepare?.(page);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.goto(`http://127.0.0.1:${port}/${ADDRESSES[address]}`);
      return { page, devtools };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
