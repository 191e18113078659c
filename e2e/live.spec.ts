import type { BrowserContext, Page } from '@playwright/test';
import { expect, field, FULL, signIn, test } from './test.ts';
import { raiseTicket, replyTo } from './tickets.ts';

/** Time limit for other people's changes to appear on screen (docs/adr/0037). */
const SOON = { timeout: 2_000 };

const bell = (page: Page) => page.getByRole('button', { name: /^Avisos(,|$)/ });

/**
 * Opens the desk and waits until its stream has started.
 *
 * @param isHeld the stream is blocked: do not wait for it
 */
async function openDesk(context: BrowserContext, isHeld = false): Promise<Page> {
  const page = await context.newPage();
  const begun = isHeld ? null : page.waitForResponse('**/api/data/events');
  await signIn(page, 'ticketManager', '/support');
  await expect(bell(page)).toBeVisible();
  await begun;
  return page;
}

/** Blocks new streams until the returned function is called. */
async function holdEvents(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/data/events', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a ticket and its new status reach the other person within two seconds', async ({
  browser,
  page,
}) => {
  const other = await browser.newContext();
  const desk = await openDesk(other);
  const begun = page.waitForResponse('**/api/data/events');
  await signIn(page, 'client', '/support');
  await expect(bell(page)).toBeVisible();
  await begun;

  const { subject } = await raiseTicket(page.request);
  await expect(desk.getByRole('row').filter({ hasText: subject })).toBeVisible(SOON);
  await expect(page.getByText(subject)).toBeVisible(SOON);

  const row = desk.getByRole('row').filter({ hasText: subject });
  await row.locator('[name="status"]').selectOption('En Progreso');
  const card = page.getByRole('listitem').filter({ hasText: subject });
  await expect(card.getByText('En Progreso')).toBeVisible(SOON);
  await expect(card.getByText('Sin leer')).toBeVisible(SOON);
  await bell(page).click();
  const list = page.getByRole('region', { name: 'Avisos' });
  await expect(list.getByRole('link', { name: subject })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await other.close();
});

test(
  'a seventh tab of one browser is usable, because hidden tabs close their streams',
  FULL,
  async ({ context }) => {
    const tabs: Page[] = [];
    for (let count = 0; count < 7; count += 1) {
      const tab = await context.newPage();
      // All of Playwright's tabs report that they are visible, so a script hides each one after it has opened.
      await tab.addInitScript(() => {
        const isHidden = () => window.name === 'hidden';
        Object.defineProperty(document, 'hidden', { get: isHidden });
        const visibility = () => (isHidden() ? 'hidden' : 'visible');
        Object.defineProperty(document, 'visibilityState', { get: visibility });
      });
      await signIn(tab, 'ticketManager', '/support');
      await expect(bell(tab)).toBeVisible();
      await tab.evaluate(() => {
        window.name = 'hidden';
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      tabs.push(tab);
    }
    const [last] = tabs.slice(-1);
    if (last === undefined) return;
    await last.evaluate(() => {
      window.name = '';
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const { subject } = await raiseTicket(last.request);
    await expect(last.getByRole('row').filter({ hasText: subject })).toBeVisible(SOON);
  },
);

test.describe('after a restart of the server', () => {
  test.use({ expectedConsole: [/ERR_(CONNECTION|EMPTY|SOCKET|FAILED|INCOMPLETE)/] });

  test('an open ticket page shows missed messages and gets live updates again', async ({
    page,
    request,
    product,
  }) => {
    const ticket = await raiseTicket(request);
    const begun = page.waitForResponse('**/api/data/events');
    await signIn(page, 'client', `/support/${ticket.id}`);
    await expect(page.getByText('No carga el catálogo.')).toBeVisible();
    await begun;
    await field(page, 'body').fill('A medio escribir');

    await product.stop();
    // Without a stream, the page does not receive the next message live.
    const release = await holdEvents(page);
    await product.start();
    await replyTo(request, 'ticketManager', ticket, 'Escrito durante la caída.');
    const reopened = page.waitForResponse('**/api/data/events');
    release();
    await reopened;
    const thread = page.getByRole('list', { name: 'Conversación' });
    await expect(thread).toContainText('Escrito durante la caída.');
    await expect(page.getByRole('alert')).toHaveCount(0);

    await replyTo(request, 'ticketManager', ticket, 'Ya volvió.');
    await expect(thread).toContainText('Ya volvió.', SOON);
    await expect(field(page, 'body')).toHaveValue('A medio escribir');
  });
});

test.describe('where streams are blocked', () => {
  test('the list is polled', FULL, async ({ context, page }) => {
    // Like a proxy that buffers the whole response.
    await context.route('**/api/data/events', () => new Promise(() => undefined));
    const desk = await openDesk(context, true);
    const { subject } = await raiseTicket(page.request);
    await expect(desk.getByRole('row').filter({ hasText: subject })).toBeVisible();
  });
});
