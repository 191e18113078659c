import type { Page } from '@playwright/test';
import { expectFields } from './accounts.ts';
import { SAID_OF_FAULTS } from './faults.ts';
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
const PUBLIC = ['/services', '/ai-tools', '/complaints-book', '/login', '/forgot-password'];
const contact = (page: Page) => page.locator('#contact [name=message]');

/** Follows a link within the page. */
async function go(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#${route}`);
}

/** The names of the program's parts are another version's, until a page is loaded anew. */
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

test.describe('when parts of the program do not come', () => {
  test.use({ expectedConsole: [SAID_OF_FAULTS] });

  test('a page that could not be fetched comes at a second try, nothing reloaded', async ({
    page,
    context,
  }) => {
    await write(page, 'Sigue aquí.');
    await page.evaluate(() => (document.title = 'no reload'));
    await context.setOffline(true);
    await go(page, '/services');
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
    await retry.click();
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
  });

  test('a page that failed once opens at the next visit', FULL, async ({ page, context }) => {
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

  test('a deploy in between reloads the page once, and the text stays', async ({ page }) => {
    await write(page, 'Antes de la versión nueva.');
    const { reloads, again } = await deploy(page);
    for (const [index, route] of PUBLIC.entries()) {
      // The page before has all of its own files.
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

  test('a deploy in between is met in the portal and in the panel', FULL, async ({ page }) => {
    await signIn(page, 'admin', '/services');
    const { reloads, again } = await deploy(page);
    for (const [index, route] of [
      '/dashboard',
      '/support',
      ...['proyectos', 'tickets', 'ideas', 'personal', 'reclamaciones'].map(
        (tab) => `/admin/dashboard?tab=${tab}`,
      ),
    ].entries()) {
      again();
      await go(page, route);
      await expect.poll(reloads, route).toBe(index + 1);
      await expectRoute(page, route);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
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

    test('what is typed stays from page to page, and is sent', async ({ page }) => {
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

    test('one signs in, raises a ticket, works in the panel and leaves', async ({ page }) => {
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

test('ten tabs renew one session, keep it, and leave together', FULL, async ({ page, context }) => {
  await signInByForm(page, 'client');
  await expireStoredToken(page);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(at('/dashboard'))));
  for (const tab of tabs) await expect(tab.getByRole('progressbar').first()).toBeVisible();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  for (const tab of tabs) await expectRoute(tab, '/login');
});
