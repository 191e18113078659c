import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Narrowest width that must do without sideways scrolling, in CSS pixels (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/** What stands on the screen is accessible, and fits a narrow one as it does a wide one. */
export async function inspectScreen(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
}
