import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, PEOPLE, type Person } from './people.ts';
import { Product } from './product.ts';
import { sessionOf } from './sessions.ts';
import { translatePages } from './translate.ts';

export interface Options {
  /** Whether the browser translates each page. */
  translated: boolean;
}

interface Fixtures extends Options {
  /** Console messages that the journey expects, such as the 400 of a refused sign-in. */
  expectedConsole: RegExp[];
  console: string[];
  /** The journey's title, which processes that it starts inherit, for the gate. */
  mark: string;
}

/**
 * Playwright's `test` with the product running, one server per worker. Any unexpected console
 * message, including violations of the security policy, fails the journey.
 */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // Playwright requires a destructuring pattern, even an empty one.
    async ({}, use) => {
      const product = await Product.create();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mark: [
    async ({}, use, { title }) => {
      process.env.TEST_NAME = title;
      await use(title);
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  translated: [false, { option: true }],
  context: async ({ context, translated }, use) => {
    if (translated) await translatePages(context);
    await use(context);
  },
  expectedConsole: [[], { option: true }],
  console: [
    async ({ context, expectedConsole }, use) => {
      const messages: string[] = [];
      const record = (text: string, where = '') => {
        if (!expectedConsole.some((expected) => expected.test(text))) messages.push(text + where);
      };
      context.on('console', (message) => {
        record(`${message.type()}: ${message.text()}`, ` (${message.location().url})`);
      });
      context.on('weberror', (error) => record(String(error.error())));
      await use(messages);
      expect(messages, 'what the browser said on its console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Runs only in `npm run test:full`. The gate has a journey for each story, and sizes and places that only a browser
 * measures. Full are other widths, themes and roles, further pages by keyboard, under translation and with faults, and what
 * component or server tests prove too.
 */
export const FULL = { tag: '@full' };

export const THEMES = ['light', 'dark'] as const;

/** Storage key of the session. */
const SESSION_KEY = 'tramayo.session';

/** A form control by its name, which is part of the interface (NAME-1). */
export function field(page: Page, name: string): Locator {
  // The document's head also has an element named description.
  return page.locator(`[name="${name}"]:not(meta)`);
}

/** The address of a hash route. */
export function at(route: string): string {
  return `/#${route}`;
}

/** Fills in and submits the form, without waiting for the redirect. */
export async function fillInLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  // The address changes before the page does.
  await expect(field(page, 'password')).toBeVisible();
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await page.locator('button[type=submit]').click();
}

/** Signs in through the form, and waits for the redirect to the person's home page. */
export async function signInByForm(page: Page, person: Person): Promise<void> {
  const { email, home } = PEOPLE[person];
  await page.goto(at('/login'));
  await fillInLogin(page, email);
  await expectRoute(page, home);
}

/**
 * Opens a page as a signed-in person. The session is shared by the worker's journeys: use {@link
 * signInByForm} for a journey that ends or refreshes its session.
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

/** The address has this route, and the page shows its heading. */
export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.hash === `#${route}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses Tab until the control has focus; fails if the tab order never reaches it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const limit = 40;
  for (let presses = 0; presses < limit; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${limit} presses of Tab do not reach ${String(control)}`);
}

/** Makes the stored token expire, so that it must be refreshed. */
export async function expireStoredToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, SESSION_KEY);
}

/** Ends the page's session on the server without notifying the page. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const { access_token: token } = JSON.parse(stored ?? '{}') as { access_token?: string };
  const answer = await page.request.post('/auth/v1/logout?scope=local', {
    headers: { apikey: 'local-anon-key', authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(204);
}

/** Waits for hydration. Before it, only links and fields of the prerendered landing work. */
export async function expectAnswers(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-start');
}

/** Holds the program's files until the returned function is called, like a slow connection. */
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
