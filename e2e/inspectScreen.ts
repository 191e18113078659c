import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Narrowest width without horizontal scrolling, in CSS pixels (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/**
 * Checks the screen for accessibility violations, and that it fits a narrow viewport without
 * scrolling sideways. The full run also checks the narrow viewport for violations.
 *
 * @param part a selector that limits the check for violations
 */
export async function inspectScreen(page: Page, part = 'html'): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const size of [WIDE, NARROW]) {
    await expectFits(page, size);
    if (size === NARROW && !process.env.TEST_FULL) continue;
    // Our pages have no frames, and without frames the library needs no second page.
    const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

/** Checks that the screen does not scroll sideways. */
export async function expectFits(page: Page, size = NARROW): Promise<void> {
  await page.setViewportSize(size);
  // The page is laid out again after the viewport changed, and once more when rows are measured.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(size.width);
}
