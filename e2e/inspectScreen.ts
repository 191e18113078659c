import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Narrowest width that must do without sideways scrolling, in CSS pixels (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/**
 * What stands on the screen is accessible, and fits a narrow one as it does a wide one. The full
 * run looks for violations on the narrow one too.
 *
 * @param part a selector: looks for violations in this part alone
 */
export async function inspectScreen(page: Page, part = 'html'): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    if (size === NARROW && !process.env.TEST_FULL) continue;
    // No page has frames, and without them the library needs no second page for its result.
    const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}
