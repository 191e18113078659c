import type { Page } from '@playwright/test';
import { expect, expectRoute, FULL, signIn, test } from './test.ts';

const WORDS = ['guía', 'boleta', 'envío', 'Yape', 'catálogo', 'correo', 'dominio'];

/** Ten thousand tickets on the wire, as the server would answer them. */
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

/** Opens the desk with all of them. */
async function openDesk(page: Page, query = ''): Promise<void> {
  await page.route(/\/api\/data\/tickets(\?|$)/, (route) => route.fulfill({ json: MANY }));
  await signIn(page, 'ticketManager', `/support${query}`);
  await expect(page.getByRole('row', { name: /Ticket \d+ / }).first()).toBeVisible();
}

for (const [viewport, details] of SIZES) {
  test(`ten thousand tickets at ${viewport.width} px`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openDesk(page);
    const nodes = () => page.locator('table').evaluate((t) => t.querySelectorAll('*').length + 1);
    expect(await nodes()).toBeLessThanOrEqual(400);

    // To the middle, to the very end, and a search from there.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(page.getByRole('row', { name: /Ticket [45]\d{3} / }).first()).toBeVisible();
    expect(await nodes()).toBeLessThanOrEqual(400);
    // Rows go through elements that others left; at rest they are read in their order all the same.
    await expect.poll(() => page.locator('tbody tr').evaluateAll(isInOrder)).toBe(true);
    const search = page.getByLabel('Buscar');
    await search.pressSequentially('guia 9996');
    await expect(page.getByRole('row', { name: /Ticket 9996 / })).toBeVisible();
    await expect(page.getByText('1 de 10,000 tickets')).toBeVisible();
  });
}

for (const [viewport, details] of SIZES) {
  test(
    `back and a reload come to the open row, far down, at ${viewport.width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openDesk(page, '?buscar=sobre&orden=fecha');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      // At rest: before that an element may go on to another row while it is clicked.
      await expect.poll(() => page.locator('tbody tr').evaluateAll(isInOrder)).toBe(true);
      const middle = page.locator('tbody button[aria-expanded]').nth(4);
      const name = (await middle.getAttribute('aria-label')) ?? '';
      const opened = page.getByRole('button', { name, exact: true });
      await opened.click();
      await expect(page).toHaveURL(/abierta=/);
      const place = async () => Math.round((await opened.boundingBox())?.y ?? NaN);
      const before = await place();

      // Where it stands: Playwright's own click scrolls the page to the sticky header first.
      const home = await page.getByRole('banner').getByRole('link').first().boundingBox();
      await page.mouse.click((home?.x ?? 0) + 20, (home?.y ?? 0) + 10);
      await expectRoute(page, '/');
      for (const comeBack of [() => page.goBack(), () => page.reload()]) {
        await comeBack();
        await expect(opened).toHaveAttribute('aria-expanded', 'true');
        await expect(opened).toBeInViewport();
        // Cards above it that nobody has seen since the reload have the height that is expected of them.
        expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(
          viewport.width === 360 ? 60 : 1,
        );
        await expect(page.getByLabel('Buscar')).toHaveValue('sobre');
      }
    },
  );
}

function isInOrder(rows: Element[]): boolean {
  const indexes = rows.map((row) => Number(row.getAttribute('aria-rowindex')));
  return indexes.every((index, at) => at === 0 || index > (indexes[at - 1] ?? 0));
}
