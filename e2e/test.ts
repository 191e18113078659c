import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, PEOPLE, type Person } from './people.ts';
import { Product } from './product.ts';
import { sessionOf } from './sessions.ts';

interface Fixtures {
  /** Console messages that belong to the journey, as a refused sign-in's 400 does. */
  expectedConsole: RegExp[];
  console: string[];
}

/**
 * Playwright's `test` with the product behind it, one server for each worker. Whatever the browser
 * says on its console, violations of the security policy included, fails the journey.
 */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // Playwright reads the parameter's pattern, even an empty one.
    async ({}, use) => {
      const product = await Product.create();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedConsole: [[], { option: true }],
  console: [
    async ({ context, expectedConsole }, use) => {
      const messages: string[] = [];
      const heed = (text: string) => {
        if (!expectedConsole.some((expected) => expected.test(text))) messages.push(text);
      };
      context.on('console', (message) => heed(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => heed(String(error.error())));
      await use(messages);
      expect(messages, 'what the browser said on its console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs in `npm run test:full` only: what the gate proves on another width, in another theme or role. */
export const FULL = { tag: '@full' };

/** A title's detail for each theme: the gate looks at the light one. */
export const THEMES = [
  ['light', {}],
  ['dark', FULL],
] as const;

/** Where the program keeps the session. */
const SESSION_KEY = 'tramayo.session';

/** A form control by its name, which is part of the interface (NAME-1). */
export function field(page: Page, name: string): Locator {
  // The landing's head has a description, too, until the page is named.
  return page.locator(`[name="${name}"]:not(meta)`);
}

/** The address of a hash route. */
export function at(route: string): string {
  return `/#${route}`;
}

/** Fills in the form and sends it, without waiting for where it leads. */
export async function fillInLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  // The address changes before the page does.
  await expect(field(page, 'password')).toBeVisible();
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await page.locator('button[type=submit]').click();
}

/** Signs in through the form, and waits until the redirector has sent the person home. */
export async function signInByForm(page: Page, person: Person): Promise<void> {
  const { email, home } = PEOPLE[person];
  await page.goto(at('/login'));
  await fillInLogin(page, email);
  await expectRoute(page, home);
}

/**
 * Opens a page as somebody who signed in earlier. The session is shared by the worker's journeys:
 * one that ends or refreshes its session signs in by {@link signInByForm}.
 */
export async function signIn(
  page: Page,
  person: Person,
  route: string = PEOPLE[person].home,
): Promise<void> {
  const session = await sessionOf(page.request, person);
  // An address of this origin on which the program does not run.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  await page.goto(at(route));
  await expectRoute(page, route);
}

/** The address is the route, and its page stands there with its heading. */
export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.hash === `#${route}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses Tab until the control has focus; fails when the page's tab order never reaches it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const limit = 40;
  for (let presses = 0; presses < limit; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${limit} presses of Tab do not reach ${String(control)}`);
}

/** Brings the hour forward at which the stored token must be refreshed. */
export async function expireStoredToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, SESSION_KEY);
}

/** The page's program runs: its controls work. Until then the prerendered landing lets links and fields work alone. */
export async function expectAnswers(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-start');
}

/** Holds the program's files back until the returned function is called: a slow connection. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
