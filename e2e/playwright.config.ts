import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './browser.ts';
import type { Options } from './test.ts';

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  forbidOnly: true,
  // Flaky tests are fixed, not retried.
  retries: 0,
  // The full run adds other widths, the dark theme and further roles, and the gate's journeys on translated pages.
  projects: process.env.TEST_FULL
    ? [{ name: '' }, { name: 'translated', grepInvert: /@full/, use: { translated: true } }]
    : [{ name: '', grepInvert: /@full/ }],
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
