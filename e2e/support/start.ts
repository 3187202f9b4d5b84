import { type Page, expect } from '@playwright/test';

export const startButton = (page: Page) => page.getByRole('button', { name: 'Los geht’s' });
export const resumeButton = (page: Page) => page.getByRole('button', { name: 'Weiterspielen' });

/** Deals what the start page offers, and waits for the table. */
export async function dealFromStart(page: Page): Promise<void> {
  await startButton(page).click();
  await expect(page).toHaveURL(/#game$/);
}

/** The browser's own way back. Playwright's waits in Firefox for a page to load, where only the part after # changes. */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back());

/** Ends the turn that is on with actions left, which is asked about. */
export async function endTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zug beenden' }).click();
  await page.getByRole('button', { name: 'Jetzt beenden?' }).click();
}
