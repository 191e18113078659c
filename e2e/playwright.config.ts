import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  forbidOnly: true,
  // On a shared machine a browser starves now and then; what passes the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  // Each worker runs a server and a browser of its own.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    trace: 'retain-on-failure',
    // globalSetup sets the path; each worker reads this file again.
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: BROWSER_FLAGS,
    },
  },
});
