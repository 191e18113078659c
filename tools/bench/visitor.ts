import type { Browser, Page } from '@playwright/test';
import { PASSWORD, PEOPLE } from '../../e2e/people.ts';

/** What a visit of a signed-in person leaves in local storage. */
type LastVisit = Readonly<Record<string, string>>;

/** Signs somebody in. */
export async function sessionFrom(
  product: string,
  who: 'admin' | 'client' = 'admin',
): Promise<LastVisit> {
  const answer = await fetch(`${product}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'local-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE[who].email, password: PASSWORD }),
  });
  const session = (await answer.json()) as { user: { id: string } };
  return {
    'tramayo.session': JSON.stringify(session),
    'tramayo.role': `${session.user.id} ${who}`,
  };
}

/** Opens an address in a fresh browser profile, runs `act` once table rows are painted, and closes it. */
export async function visit<Outcome>(
  browser: Browser,
  { url, session }: { url: string; session: LastVisit },
  act: (page: Page) => Promise<Outcome>,
): Promise<Outcome> {
  const context = await browser.newContext({
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript((entries) => Object.assign(localStorage, entries), session);
  await page.addInitScript(markRows);
  try {
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: adds a performance mark when the frame with the first rows was painted. */
function markRows(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('tbody tr') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
  });
  observer.observe(document, { childList: true, subtree: true });
}
