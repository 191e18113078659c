// guards.test.tsx proves where an address leads each kind of person: in the gate only what needs a browser.

import type { Page } from '@playwright/test';
import { EVERYBODY, PEOPLE, type Person } from './people.ts';
import {
  ADMIN_ROUTES,
  ENTRANCES,
  FORGOT_PASSWORD,
  MAIL_LINK,
  NEW_PASSWORD,
  PROTECTED_ROUTES,
  REDIRECTOR,
} from './routes.ts';
import { at, expect, expectRoute, FULL, signIn, test } from './test.ts';

const PUBLIC = ['/services', FORGOT_PASSWORD, NEW_PASSWORD];
const SIGN_IN = [...ENTRANCES, MAIL_LINK];
const GUARDED = [...PROTECTED_ROUTES, ...ADMIN_ROUTES, REDIRECTOR];
const ALL = [...PUBLIC, ...SIGN_IN, ...GUARDED];

/** The final route for a requested one (ROUTE-2, ROUTE-3, ROUTE-7). */
function destinationOf(route: string, person: Person | 'visitor'): string {
  if (PUBLIC.includes(route)) return route;
  if (person === 'visitor') return SIGN_IN.includes(route) ? route : '/login';
  const isAllowed =
    PROTECTED_ROUTES.includes(route) || (ADMIN_ROUTES.includes(route) && person === 'admin');
  return isAllowed ? route : PEOPLE[person].home;
}

/** Loads the program anew at each route, as a bookmark does. */
async function openEach(page: Page, person: Person | 'visitor', routes: string[]): Promise<void> {
  for (const route of routes) {
    const destination = destinationOf(route, person);
    await test.step(`opening ${route} leads to ${destination}`, async () => {
      await page.goto('about:blank');
      await page.goto(at(route));
      await expectRoute(page, destination);
    });
  }
}

/** Goes to each route from the one before, as a link does. */
async function goToEach(page: Page, person: Person | 'visitor', routes: string[]): Promise<void> {
  await page.goto(at('/'));
  for (const route of routes) {
    const destination = destinationOf(route, person);
    await test.step(`going to ${route} leads to ${destination}`, async () => {
      await page.evaluate((hash) => (location.hash = hash), `#${route}`);
      await expectRoute(page, destination);
    });
  }
}

test('guarded routes are closed without a session', FULL, async ({ page }) => {
  await openEach(page, 'visitor', ALL);
  await goToEach(page, 'visitor', ALL);
});

for (const person of EVERYBODY) {
  test.describe(`signed in as ${person}`, FULL, () => {
    // A ticket is missing. Nothing is requested that the role may not read.
    test.use({ expectedConsole: [/status of 404/] });
    test.beforeEach(({ page }) => signIn(page, person));

    test('public routes stay and those of signing in lead home, loaded anew', async ({ page }) => {
      await openEach(page, person, [...PUBLIC, ...SIGN_IN]);
    });

    test('the guards admit the right roles, loaded anew', async ({ page }) => {
      await openEach(page, person, GUARDED);
    });

    test('the guards admit the right roles, from page to page', async ({ page }) => {
      await goToEach(page, person, ALL);
    });
  });
}

test('the panel is never visible without a session, not even briefly', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.documentElement;
      if (root.innerText.includes('Panel')) root.dataset.seen = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(at('/admin/dashboard'));
  await expectRoute(page, '/login');
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
});
