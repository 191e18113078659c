import type { Page } from '@playwright/test';
import { expectFields } from './accounts.ts';
import { FAULT_MESSAGES } from './faults.ts';
import { PEOPLE } from './people.ts';
import {
  at,
  expect,
  expectAnswers,
  expectRoute,
  expireStoredToken,
  field,
  fillInLogin,
  FULL,
  signIn,
  signInByForm,
  test,
} from './test.ts';

const FAILED = 'No pudimos cargar esta página';
const PUBLIC = process.env.TEST_FULL
  ? ['/services', '/ai-tools', '/complaints-book', '/login', '/forgot-password']
  : ['/services', '/login'];
const contact = (page: Page) => page.locator('#contact [name=message]');

/** Follows a link within the page. */
async function go(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#${route}`);
}

/** Simulates a deployment: chunks have new names until the page is reloaded. */
async function deploy(page: Page): Promise<{ reloads: () => number; again: () => void }> {
  let isOld = true;
  let reloads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    isOld = false;
    reloads += 1;
  });
  await page.route('**/*.js', (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  return { reloads: () => reloads, again: () => void (isOld = true) };
}

async function write(page: Page, text: string): Promise<void> {
  await page.goto(at('/'));
  await expectAnswers(page);
  await contact(page).fill(text);
}

test.describe('when chunks of the program fail to load', () => {
  test.use({ expectedConsole: [FAULT_MESSAGES] });

  test(
    'a page that failed to load succeeds on retry, without a reload',
    FULL,
    async ({ page, context }) => {
      await write(page, 'Sigue aquí.');
      await page.evaluate(() => (document.title = 'no reload'));
      await context.setOffline(true);
      await go(page, '/services');
      await expect(page.getByRole('heading', { name: FAILED })).toBeVisible();
      const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
      // The notice stays during a retry. The retry ends when its check of the server, a HEAD request, has failed.
      const retryFailed = page.waitForEvent(
        'requestfailed',
        (request) => request.method() === 'HEAD',
      );
      await retry.click();
      await retryFailed;
      await expect(page.getByRole('heading', { name: FAILED })).toBeVisible();
      let reloads = 0;
      page.on('request', (request) => (reloads += Number(request.isNavigationRequest())));
      await context.setOffline(false);
      await retry.click();
      await expect(page.getByRole('heading', { name: 'Servicios' }).first()).toBeVisible();
      await expectRoute(page, '/services');
      await go(page, '/');
      await expect(contact(page)).toHaveValue('Sigue aquí.');
      expect(reloads).toBe(0);
    },
  );

  test('a page that failed once opens on the next visit', FULL, async ({ page, context }) => {
    await signIn(page, 'client');
    await context.setOffline(true);
    await go(page, '/support');
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible();
    await go(page, '/dashboard');
    await expectRoute(page, '/dashboard');
    await context.setOffline(false);
    await go(page, '/support');
    await expect(page.locator('section li').first()).toBeVisible();
  });

  test('after a deployment the page reloads once, and the text stays', async ({ page }) => {
    await write(page, 'Antes de la versión nueva.');
    const { reloads, again } = await deploy(page);
    for (const [index, route] of PUBLIC.entries()) {
      // The current page must have loaded all its own files.
      await page.waitForLoadState('networkidle');
      again();
      await go(page, route);
      await expectRoute(page, route);
      await expect.poll(reloads, route).toBe(index + 1);
      await expect(page.getByRole('heading', { name: FAILED })).toHaveCount(0);
    }
    await go(page, '/');
    await expect(contact(page)).toHaveValue('Antes de la versión nueva.');
  });

  test('portal and panel recover from a deployment', FULL, async ({ page }) => {
    // The stream's code is the last that a page loads.
    const streamOpens = () => page.waitForResponse('**/api/data/events');
    let live = streamOpens();
    await signIn(page, 'admin', '/services');
    const { reloads, again } = await deploy(page);
    for (const [index, route] of [
      '/dashboard',
      '/support',
      ...['proyectos', 'tickets', 'ideas', 'personal', 'reclamaciones'].map(
        (tab) => `/admin/dashboard?tab=${tab}`,
      ),
    ].entries()) {
      // The current page must have loaded all its own files.
      await live;
      again();
      live = streamOpens();
      await go(page, route);
      await expect.poll(reloads, route).toBe(index + 1);
      await expectRoute(page, route);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
    await live;
  });
});

for (const [way, spoil] of [
  [
    'blocked',
    () => {
      for (const kind of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, kind, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test.describe(`while storage is ${way}`, FULL, () => {
    test.beforeEach(({ page }) => page.addInitScript(spoil));

    test('typed text is kept between pages, and can be sent', async ({ page }) => {
      await page.goto(at('/complaints-book'));
      const typed = {
        fullName: 'Rosa Ñahui',
        documentId: '12345678',
        email: 'rosa@demo.pe',
        details: 'Pagué y el cupón no se aplicó.',
      };
      for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
      await go(page, '/services');
      await expectRoute(page, '/services');
      await page.goBack();
      await expectFields(page, typed);
      await page.locator('main button[type=submit]').click();
      await expect(page.getByRole('heading', { name: 'Reclamación Enviada' })).toBeVisible();
    });

    test('a person can sign in, create a ticket, use the panel and sign out', async ({ page }) => {
      await page.goto(at('/login'));
      await fillInLogin(page, PEOPLE.admin.email);
      await expectRoute(page, '/admin/dashboard');
      const status = page.locator('tbody tr').first().locator('[name=status]');
      await status.selectOption(
        (await status.inputValue()) === 'Revisión' ? 'Completado' : 'Revisión',
      );
      await expect(page.getByText('Guardado').first()).toBeVisible();
      await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
      await fillInLogin(page, PEOPLE.client.email);
      await expectRoute(page, '/dashboard');
      await go(page, '/support');
      await page.getByRole('button', { name: 'Crear Nuevo Ticket' }).click();
      await field(page, 'subject').fill(`Sin guardar, ${way}`);
      await field(page, 'description').fill('El disco está lleno.');
      await page.locator('main button[type=submit]').click();
      await expect(page.locator('section li').first()).toContainText(`Sin guardar, ${way}`);
    });
  });
}

test(
  'ten tabs refresh one session, keep it, and sign out together',
  FULL,
  async ({ page, context }) => {
    await signInByForm(page, 'client');
    await expireStoredToken(page);
    const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto(at('/dashboard'))));
    for (const tab of tabs) await expect(tab.getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    for (const tab of tabs) await expectRoute(tab, '/login');
  },
);
