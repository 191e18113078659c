import type { Page } from '@playwright/test';
import { at, expect, field, FULL, signIn, test } from './test.ts';

/** Compressed kilobytes (1000 bytes) of script transferred so far. */
async function scriptKilobytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });
}

for (const [route, details] of [
  ['/login', {}],
  ['/register', FULL],
] as const) {
  test(`the form of ${route} works after at most 144 kB of script`, details, async ({ page }) => {
    await page.goto(at(route));
    await expect(field(page, 'email')).toBeVisible();
    const kilobytes = await scriptKilobytes(page);
    expect(kilobytes).toBeGreaterThan(20);
    expect(kilobytes).toBeLessThanOrEqual(144);
  });
}

// On a slow machine the code of live events, which loads beside the rows, counts too: 4 kB above tools/budgets.ts.
test('the rows show after at most 195 kB of script', async ({ page }) => {
  await signIn(page, 'client');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  // Measure when the first row appears, not when the test's polling notices it.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [role=progressbar]')) return;
      observer.disconnect();
      performance.mark('rows');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  const kilobytes = await page.evaluate(() => {
    const shown = performance.getEntriesByName('rows')[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name, startTime }) => name.includes('.js') && startTime < shown)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0);
  });
  expect(kilobytes).toBeGreaterThan(20);
  expect(kilobytes).toBeLessThanOrEqual(195);
});
