import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadTexts } from '../../src/i18n';
import { loadGameTexts } from '../../src/i18n/games';

// Pages wait for their language; in a test it is there at once.
await Promise.all(
  (['de', 'en'] as const).flatMap((language) => [
    loadTexts(language),
    loadGameTexts('undercover', language),
    loadGameTexts('team-klondike', language),
  ]),
);

// What jsdom lacks of a browser.
Object.assign(window, {
  scrollTo: () => {},
  // Nothing can move here, so whoever asks hears that nothing should.
  matchMedia: (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

afterEach(cleanup);
