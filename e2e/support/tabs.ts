import { type Page, expect } from '@playwright/test';

/**
 * Hides the page as another tab in front would, and shows it again. A browser without a window counts every tab as
 * seen, so the page is told by hand what it would hear.
 */
export async function hide(page: Page): Promise<void> {
  const tell = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (now ? 'hidden' : 'visible'),
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await tell(true);
  await tell(false);
  await expect.poll(() => page.evaluate(() => document.hidden)).toBe(false);
}
