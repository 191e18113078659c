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

/**
 * The final route for each requested route and person (ROUTE-2, ROUTE-3, ROUTE-7); everybody may
 * see public ones.
 */
function destinations(person: Person | 'visitor'): Record<string, string> {
  const home = person === 'visitor' ? '/login' : PEOPLE[person].home;
  const stays = (routes: string[]) => routes.map((route) => [route, route]);
  const leads = (routes: string[], to: string) => routes.map((route) => [route, to]);
  return Object.fromEntries([
    ...stays(['/services', FORGOT_PASSWORD, NEW_PASSWORD]),
    ...(person === 'visitor'
      ? stays([...ENTRANCES, MAIL_LINK])
      : leads([...ENTRANCES, MAIL_LINK], home)),
    ...(person === 'visitor' ? leads(PROTECTED_ROUTES, '/login') : stays(PROTECTED_ROUTES)),
    ...(person === 'admin' ? stays(ADMIN_ROUTES) : leads(ADMIN_ROUTES, home)),
    ...leads([REDIRECTOR], home),
  ]) as Record<string, string>;
}

/** Requests each route twice: directly, like a bookmark, and from another page. */
async function walk(page: Page, person: Person | 'visitor'): Promise<void> {
  const journeys = Object.entries(destinations(person));
  for (const [route, destination] of journeys) {
    await test.step(`opening ${route} leads to ${destination}`, async () => {
      await page.goto('about:blank');
      await page.goto(at(route));
      await expectRoute(page, destination);
    });
  }
  for (const [route, destination] of journeys) {
    await test.step(`going to ${route} leads to ${destination}`, async () => {
      await page.evaluate((hash) => (location.hash = hash), `#${route}`);
      await expectRoute(page, destination);
    });
  }
}

test('guarded routes are closed without a session', async ({ page }) => {
  await walk(page, 'visitor');
});

for (const person of EVERYBODY) {
  const details = person === 'client' || person === 'admin' ? {} : FULL;
  test.describe(`signed in as ${person}`, details, () => {
    // The admin's rows are requested in parallel with the role, and refused for everybody else; a ticket is missing.
    test.use({ expectedConsole: person === 'admin' ? [/status of 404/] : [/status of 40[34]/] });

    test('the guards admit the right roles', async ({ page }) => {
      await signIn(page, person);
      await walk(page, person);
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
