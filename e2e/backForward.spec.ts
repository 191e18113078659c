import type { Page } from '@playwright/test';
import { expectHeading } from './accounts.ts';
import { launchOptions, wholeBrowser } from './browser.ts';
import {
  at,
  endSessionElsewhere,
  expect,
  expectAnswers,
  FULL,
  signInByForm,
  test,
} from './test.ts';

// Playwright disables the browser's back-forward cache by default, and the headless shell has none.
test.use({
  launchOptions: {
    ...launchOptions(wholeBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Navigates to another document and back; the page must come from the cache, not the server. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = 'yes';
    });
  });
  await page.goto('/robots.txt');
  await meanwhile();
  // A page from the cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(howRestored)).toBe('yes');
}

/** In the page: 'yes', or what kept it out of the cache. */
function howRestored(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return document.documentElement.dataset.restored ?? JSON.stringify(navigation);
}

test('a page from the back-forward cache keeps its text and works', FULL, async ({ page }) => {
  await page.goto(at('/complaints-book/status'));
  await expectAnswers(page);
  await page.locator('[name=code]').fill('999999-2026');
  await leaveAndReturn(page, async () => undefined);
  await expect(page.locator('[name=code]')).toHaveValue('999999-2026');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test.describe('with the session ended elsewhere', FULL, () => {
  // What the page reads at that moment is answered with a 401, which the browser logs.
  test.use({ expectedConsole: [/401 \(Unauthorized\)/] });

  test('a page from the cache is signed out', async ({ page }) => {
    await signInByForm(page, 'client');
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    // As another tab does. A real one asks for the lock of the live stream, which may take the page out of the cache.
    await leaveAndReturn(page, async () => {
      await endSessionElsewhere(page);
      await page.evaluate(() => localStorage.clear());
    });
    // Check the screen: Playwright does not track the address of a page from the cache.
    await expectHeading(page, 'Portal de Clientes');
  });
});
