import type { Page } from '@playwright/test';
import { at, expect, expectRoute, FULL, test } from './test.ts';

/** The page's background colour as rendered: the root's own, or the body's if it has one. */
function backdrop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const colours = [document.documentElement, document.body].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'none';
  });
}

for (const [system, chosen, details] of [
  ['light', 'Usar tema oscuro', {}],
  ['dark', 'Usar tema claro', FULL],
] as const) {
  test.describe(`on a device in the ${system} theme`, details, () => {
    test.use({ colorScheme: system, expectedConsole: [/ERR_FAILED/] });

    test('the other theme can be chosen, and applies before the first paint', async ({ page }) => {
      await page.goto(at('/login'));
      await expectRoute(page, '/login');
      const ofSystem = await backdrop(page);
      await page.getByRole('button', { name: chosen }).click();
      await expect.poll(() => backdrop(page)).not.toBe(ofSystem);
      const ofChoice = await backdrop(page);

      // Without the program, only the page's inline script can set it.
      await page.route('**/*.js', (route) => route.abort());
      await page.reload({ waitUntil: 'domcontentloaded' });
      expect(await backdrop(page)).toBe(ofChoice);
    });
  });
}
