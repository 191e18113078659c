import type { Browser, CDPSession, Page } from '@playwright/test';
import { PASSWORD, PEOPLE } from '../../e2e/people.ts';
import type { Person } from '../../e2e/people.ts';

/** An open page in a fresh browser profile, and its DevTools session. */
export interface Visit {
  page: Page;
  devtools: CDPSession;
}

/** Opens an address of the product, runs `act` on the page, and closes it. */
export type Open = <Outcome>(
  address: string,
  act: (visit: Visit) => Promise<Outcome>,
  /** Runs before the page loads. */
  arrange?: (page: Page) => Promise<void>,
) => Promise<Outcome>;

/**
 * Signs a person in.
 *
 * @returns the session as supabase-js stores it
 */
export async function sessionFrom(product: string, person: Person = 'admin'): Promise<string> {
  const answer = await fetch(`${product}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'local-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE[person].email, password: PASSWORD }),
  });
  return answer.text();
}

export interface Destination {
  url: string;
  /** What {@link sessionFrom} returned; null for a visitor. */
  session: string | null;
  /** A selector: the page is ready when it matches. */
  content?: string;
}

/** Opens an address in a fresh browser profile, runs `act` once the content is painted, and closes it. */
export async function visit<Outcome>(
  browser: Browser,
  { url, session, content = 'tbody tr' }: Destination,
  act: (visit: Visit) => Promise<Outcome>,
  arrange?: (page: Page) => Promise<void>,
): Promise<Outcome> {
  const context = await browser.newContext({
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (session !== null) {
    await page.addInitScript((text) => localStorage.setItem('tramayo.session', text), session);
  }
  await page.addInitScript(markContent, content);
  await arrange?.(page);
  try {
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
    return await act({ page, devtools });
  } finally {
    await context.close();
  }
}

/** Runs in the page: adds performance marks when the content is in the DOM and when its frame was painted. */
function markContent(selector: string): void {
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });

  function look(): void {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    performance.mark('rows');
    requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
  }
}
