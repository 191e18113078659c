import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run screens`: screenshots of every state, for people to review; nothing is compared. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.screens.ts',
  outputDir: '../../test-results',
  globalSetup: '../globalSetup.ts',
});
