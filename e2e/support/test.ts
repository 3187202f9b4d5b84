import { expect, test as base } from '@playwright/test';

/** Playwright's `test`; here every test also fails on an error in the console or one that nobody caught. */
export const test = base.extend<{ consoleStaysClean: void }>({
  consoleStaysClean: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
