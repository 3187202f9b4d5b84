import { defineConfig } from '@playwright/test';
import e2e from './playwright.config';

/** Takes the README's picture of the table, from the last build. */
export default defineConfig(e2e, { testMatch: 'picture.ts', reporter: 'list' });
