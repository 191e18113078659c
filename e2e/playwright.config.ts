import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  forbidOnly: true,
  // Flaky tests are fixed, not retried.
  retries: 0,
  // The full run adds other widths, the dark theme and further roles.
  ...(!process.env.TEST_FULL && { grepInvert: /@full/ }),
  fullyParallel: true,
  // Each worker runs its own server and browser.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    // A trace takes a third of the run time; `--trace on` records one when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // globalSetup sets the path; each worker reads this file again.
    launchOptions: launchOptions(),
  },
});
