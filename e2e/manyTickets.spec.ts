import type { Page, Route } from '@playwright/test';
import { expect, expectRoute, FULL, signIn, test } from './test.ts';

const WORDS = ['guía', 'boleta', 'envío', 'Yape', 'catálogo', 'correo', 'dominio'];

/** Ten thousand tickets in the server's format. */
const MANY = Array.from({ length: 10_000 }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  userName: `Cliente ${index % 97}`,
  subject: `Ticket ${index} sobre ${WORDS[index % WORDS.length]}`,
  description: 'El carrito cobra de más cuando el envío va a provincia. '.repeat(4),
  status: 'Abierto',
  createdAt: new Date(1_790_000_000_000 - index * 60_000).toISOString(),
}));

const SIZES = [
  [{ width: 1440, height: 900 }, {}],
  [{ width: 360, height: 740 }, FULL],
] as const;

/** Answers a page call with all rows that hold the search, so that one page has ten thousand. */
async function answerPage(route: Route): Promise<void> {
  const search = new URL(route.request().url()).searchParams.get('search') ?? '';
  const words = search.split(' ');
  const rows = MANY.filter(({ subject }) => words.every((word) => subject.includes(word)));
  await route.fulfill({ json: { rows, next: null, total: rows.length, exact: true } });
}

/** Answers the read of one of them, which is not in the database. */
async function answerTicket(route: Route): Promise<void> {
  const ticket = MANY.find(({ id }) => route.request().url().endsWith(id));
  const detail = { project: null, assigned_to: null, waitingSince: null, firstResponseAt: null };
  await route.fulfill({ json: { ticket: { ...ticket, ...detail }, entries: [], more: null } });
}

/** Opens the desk with all of them. */
async function openDesk(page: Page, query = ''): Promise<void> {
  await page.route(/\/api\/data\/tickets\/page(\?|$)/, answerPage);
  await page.route(/\/api\/data\/tickets\/0{8}-[-\d]+$/, answerTicket);
  await signIn(page, 'ticketManager', `/support${query}`);
  await expect(page.getByRole('row', { name: /Ticket \d+ / }).first()).toBeVisible();
}

for (const [viewport, details] of SIZES) {
  test(`ten thousand tickets at ${viewport.width} px`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openDesk(page);
    const rendered = () => page.locator('tbody tr').count();
    expect(await rendered()).toBeLessThanOrEqual(30);

    // Scroll to the middle, then to the end, and search from there.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(page.getByRole('row', { name: /Ticket [45]\d{3} / }).first()).toBeVisible();
    expect(await rendered()).toBeLessThanOrEqual(30);
    // Virtualized rows reuse elements; after scrolling, the DOM must be in reading order.
    await expect.poll(() => page.locator('tbody tr').evaluateAll(isInOrder)).toBe(true);
    const search = page.getByLabel('Buscar');
    await search.pressSequentially('sobre 9996');
    await expect(page.getByRole('row', { name: /Ticket 9996 / })).toBeVisible();
    await expect(page.getByText('1 de 10,000 tickets')).toBeVisible();
  });
}

for (const [viewport, details] of SIZES) {
  test(
    `back and a reload return to the open row, far down, at ${viewport.width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openDesk(page, '?buscar=sobre&orden=fecha');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await expect(page.getByRole('row', { name: /Ticket [45]\d{3} / }).first()).toBeVisible();
      // Wait until scrolling has ended: until then an element may be reused for another row while
      // it is clicked.
      await expect.poll(() => page.locator('tbody tr').evaluateAll(isInOrder)).toBe(true);
      const middle = page.locator('tbody button[aria-expanded]').nth(4);
      const name = (await middle.getAttribute('aria-label')) ?? '';
      const opened = page.getByRole('button', { name, exact: true });
      await opened.click();
      await expect(page).toHaveURL(/abierta=/);
      const place = async () => Math.round((await opened.boundingBox())?.y ?? NaN);
      const before = await place();

      // By position: Playwright's own click would scroll to the sticky header first.
      const home = await page.getByRole('banner').getByRole('link').first().boundingBox();
      await page.mouse.click((home?.x ?? 0) + 20, (home?.y ?? 0) + 10);
      await expectRoute(page, '/');
      for (const comeBack of [() => page.goBack(), () => page.reload()]) {
        await comeBack();
        await expect(opened).toHaveAttribute('aria-expanded', 'true');
        await expect(opened).toBeInViewport();
        // Cards above the row have not been rendered since the reload, so their heights are
        // estimates.
        await expect
          .poll(async () => Math.abs((await place()) - before))
          .toBeLessThanOrEqual(viewport.width === 360 ? 60 : 1);
        await expect(page.getByLabel('Buscar')).toHaveValue('sobre');
      }
    },
  );
}

function isInOrder(rows: Element[]): boolean {
  const indexes = rows.map((row) => Number(row.getAttribute('aria-rowindex')));
  return indexes.every((index, at) => at === 0 || index > (indexes[at - 1] ?? 0));
}
