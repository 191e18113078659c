import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Person } from '../people.ts';
import { at, expect, signIn, test } from '../test.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'screens');
const WIDTHS = [360, 768, 1440];
const THEMES = ['light', 'dark'] as const;

/** One state of one screen. */
export interface ScreenState {
  /** The pictures' name: `support-empty` becomes `support-empty-360-light.png` and five others. */
  name: string;
  /** Who looks at it; nobody in particular without. */
  person?: Person;
  route: string;
  /** Before the page is opened: what the server is to answer. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Once it stands there. */
  act?: (page: Page) => Promise<unknown>;
  /** A state in which rows never come. */
  isWaiting?: true;
}

/** Takes each state's six pictures into `screens/`. */
export function takeScreens(states: readonly ScreenState[]): void {
  // Refusals that a state is made of are written on the console.
  test.use({ expectedConsole: [/Failed to load resource/, /Error updating project/] });
  for (const { name, person, route, arrange, act, isWaiting } of states) {
    test(name, async ({ page }) => {
      if (person !== undefined) await signIn(page, person);
      await arrange?.(page);
      await page.goto(at(route));
      // Another hash alone is no new page: its rows would be those of the page before.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (isWaiting !== true) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await act?.(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          const file = path.join(FOLDER, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        }
      }
    });
  }
}

/** Answers a call of the API in the server's place. */
export function answers(url: string, body: unknown, status = 200) {
  return (page: Page) => page.route(url, (route) => route.fulfill({ status, json: body }));
}

/** Leaves a call of the API without an answer. */
export function isSilent(url: string) {
  return (page: Page) => page.route(url, () => undefined);
}
