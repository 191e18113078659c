import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Person } from '../people.ts';
import { at, expect, signIn, test } from '../test.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'screens');
const WIDTHS = [360, 768, 1440];
const THEMES = ['light', 'dark'] as const;

/** One state of one screen. */
export interface ScreenState {
  /** File name: `support-empty` becomes `support-empty-360-light.png` and so on. */
  name: string;
  /** The signed-in person; a visitor without. */
  person?: Person;
  route: string;
  /** Prepares the server's answers before the page opens. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Acts on the open page, once at each width. */
  act?: (page: Page) => Promise<unknown>;
  /** The widths at which the state exists; all without. */
  widths?: readonly number[];
  /** A state in which rows never arrive. */
  isWaiting?: true;
}

/** Takes screenshots of each state, in both themes at each of its widths, into `screens/`. */
export function takeScreens(states: readonly ScreenState[]): void {
  // The browser logs the failed requests that these states need.
  // One expression: Playwright takes an array of two for a value with options.
  test.use({ expectedConsole: [/Failed to load resource|Error updating project/] });
  for (const { name, person, route, arrange, act, widths = WIDTHS, isWaiting } of states) {
    test(name, async ({ page }) => {
      if (person !== undefined) await signIn(page, person);
      await arrange?.(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
        await page.goto(at(route));
        // Without what was typed at the last width.
        await page.evaluate(() => sessionStorage.clear());
        // Changing the hash is no new page load: it would keep the previous page's rows.
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Comes a moment after the page, which does not wait for it.
        if (person !== undefined)
          await page.locator('nav[aria-label="Tu espacio"]').waitFor({ state: 'attached' });
        if (isWaiting !== true) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await act?.(page);
        await page.evaluate(async () => {
          // Sticky parts stay where they begin.
          window.scrollTo(0, 0);
          for (const image of document.images) image.loading = 'eager';
          await Promise.allSettled([...document.images].map((image) => image.decode()));
          // Rows below one that has grown move a frame later.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        });
        const hasDialog = (await page.locator('dialog[open]').count()) > 0;
        // A capture of the whole page resizes the window for a moment, and the rows are drawn anew with it.
        const isWindow = person !== undefined || hasDialog;
        if (isWindow && !hasDialog) await showWholePage(page);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          const file = path.join(FOLDER, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: !isWindow, animations: 'disabled' });
        }
      }
    });
  }
}

/** Makes the window as high as its page, twice because more rows appear in the first. */
async function showWholePage(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  // The content is at least as high as the window: without this it would grow with it.
  await page
    .getByRole('main')
    .evaluate((main) => (main.style.minHeight = `${main.clientHeight}px`));
  for (let times = 0; times < 2; times += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
  }
}

/** Answers a call of the API instead of the server. */
export function answers(url: string, body: unknown, status = 200) {
  return (page: Page) => page.route(url, (route) => route.fulfill({ status, json: body }));
}

/** Adds an item to a list in the server's answer to a call. */
export function adds(url: string, list: string, item: object) {
  return (page: Page) =>
    page.route(url, async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as Record<string, unknown[]>;
      await route.fulfill({ json: { ...data, [list]: [item, ...(data[list] ?? [])] } });
    });
}

/** Leaves a call of the API unanswered. */
export function isSilent(url: string) {
  return (page: Page) => page.route(url, () => undefined);
}
