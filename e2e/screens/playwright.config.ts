import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run screens`: pictures of every state, to be looked at; nothing is compared. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.screens.ts',
  outputDir: '../../test-results',
  globalSetup: '../globalSetup.ts',
});
