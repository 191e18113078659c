import type { Page } from '@playwright/test';
import {
  confirmedAccount,
  expectFields,
  expectHeading,
  fillInNewPassword,
  fillInRegister,
  newcomer,
  openNewPassword,
  recoveryLink,
  register,
  send,
} from './accounts.ts';
import { newestLink, newestMail } from './mailbox.ts';
import { PASSWORD, PEOPLE } from './people.ts';
import {
  at,
  expect,
  expectRoute,
  expireStoredToken,
  field,
  fillInLogin,
  FULL,
  signIn,
  signInByForm,
  test,
} from './test.ts';

/** Addresses of the identity service. */
const IDENTITY = /\/(auth|rest)\/v1\//;
const MAIL_FAILED = 'No pudimos pedir el correo. Revisa tu conexión e inténtalo de nuevo.';

test.describe('while the server is away', () => {
  test.use({ expectedConsole: [/ERR_(CONNECTION|EMPTY|SOCKET)|Error fetching profile/] });

  test(
    'registration keeps the typed text and works afterwards',
    FULL,
    async ({ page, request, product }) => {
      const person = newcomer();
      await page.goto(at('/register'));
      await fillInRegister(page, person);
      await product.stop();
      await send(page);
      await expect(page.getByRole('alert')).toHaveText(
        'Ocurrió un error desconocido durante el registro.',
      );
      await expect(page.getByText(/^Lo que escribiste sigue aquí\./)).toBeVisible();
      await expectFields(page, { ...person, confirm_password: person.password });

      await product.start();
      await send(page);
      await expectHeading(page, 'Revisa tu Correo');
      await newestMail(request, person.email);
    },
  );

  test('sign-in keeps the typed text and works afterwards', FULL, async ({ page, product }) => {
    const { email } = PEOPLE.client;
    await page.goto(at('/login'));
    await expectRoute(page, '/login');
    await product.stop();
    await fillInLogin(page, email);
    await expect(page.getByRole('alert')).toHaveText('Ocurrió un error desconocido.');
    await expectFields(page, { email, password: PASSWORD });

    await product.start();
    await send(page);
    await expectRoute(page, '/dashboard');
  });

  test(
    'the recovery form keeps the address, and sends the mail afterwards',
    FULL,
    async ({ page, request, product }) => {
      const { email } = await confirmedAccount(request);
      await page.goto(at('/forgot-password'));
      await field(page, 'email').fill(email);
      await product.stop();
      await send(page);
      await expect(page.getByRole('alert')).toHaveText(MAIL_FAILED);
      await expectFields(page, { email });

      await product.start();
      await send(page);
      await expectHeading(page, 'Revisa tu correo');
      await newestMail(request, email, 2);
    },
  );

  test(
    'the form keeps the new password and saves it afterwards',
    FULL,
    async ({ page, request, product }) => {
      const { email } = await confirmedAccount(request);
      await openNewPassword(page, await recoveryLink(request, email, 2));
      await fillInNewPassword(page, 'otra alpaca 77');
      await product.stop();
      await send(page);
      await expect(page.getByRole('alert')).toHaveText(
        'No pudimos guardar tu contraseña. Revisa tu conexión e inténtalo de nuevo.',
      );
      await expectFields(page, { password: 'otra alpaca 77', confirm_password: 'otra alpaca 77' });

      await product.start();
      await send(page);
      await expectRoute(page, '/dashboard');
      await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
      await expectRoute(page, '/login');
      await fillInLogin(page, email, 'otra alpaca 77');
      await expectRoute(page, '/dashboard');
    },
  );

  test('a mail’s link stays valid', FULL, async ({ page, request, product }) => {
    const person = newcomer();
    await register(page, person);
    const resend = page.getByRole('button', { name: 'Reenviar correo de verificación' });
    await product.stop();
    await resend.click();
    await expect(page.getByRole('alert')).toHaveText(MAIL_FAILED);
    await product.start();
    await resend.click();
    await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible();

    await page.goto(await newestLink(request, person.email, 2));
    const confirm = page.getByRole('button', { name: 'Verificar mi cuenta' });
    await expect(confirm).toBeVisible();
    await product.stop();
    await confirm.click();
    await expect(page.getByRole('alert')).toHaveText(
      'No pudimos comprobar el enlace. Revisa tu conexión e inténtalo de nuevo.',
    );
    await product.start();
    await confirm.click();
    await expectHeading(page, 'Cuenta verificada');
  });

  test(
    'a guarded page shows the outage at once, keeps the session and opens afterwards',
    FULL,
    async ({ page, product }) => {
      await signIn(page, 'client');
      // Ends the stream of live events, which would be the first data request.
      await page.goto('about:blank');
      // The server stops after it has served the page and before any data request. A chunk may still be missing then,
      // so scripts come from the build's folder.
      await page.route(/\.js$/, async (route) => {
        await route.fulfill({ path: `dist${new URL(route.request().url()).pathname}` });
      });
      let stopped: Promise<void> | undefined;
      await page.route(/\/(auth\/v1|rest\/v1|api)\//, async (route) => {
        await (stopped ??= product.stop());
        await route.continue();
      });
      await page.goto('/#/dashboard');
      await expectHeading(page, 'No pudimos comprobar tu sesión');
      await page.unrouteAll({ behavior: 'wait' });
      const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
      await retry.click();
      await expectHeading(page, 'No pudimos comprobar tu sesión');

      await product.start();
      await retry.click();
      await expectRoute(page, '/dashboard');
      await expect(page.getByRole('main').getByRole('progressbar')).not.toHaveCount(0);
    },
  );
});

test.describe('while identity never answers', FULL, () => {
  // A retry creates a new client after the previous one was dropped; the library merely counts
  // them.
  test.use({ expectedConsole: [/Multiple GoTrueClient instances|Error fetching profile/] });

  test.beforeEach(async ({ page }) => page.clock.install());

  const silence = () => new Promise<void>(() => undefined);

  test('an expired token waits ten seconds for its refresh', async ({ page }) => {
    await signInByForm(page, 'client');
    await expireStoredToken(page);
    await page.route(IDENTITY, silence);
    await page.reload();
    await expectTenSeconds(page);
  });

  test('a sign-in waits ten seconds for its profile', async ({ page }) => {
    await page.route(/\/rest\/v1\//, silence);
    await page.goto(at('/login'));
    await fillInLogin(page, PEOPLE.client.email);
    await expectTenSeconds(page);
  });

  test('a confirmed link waits ten seconds for its profile', async ({ page, request }) => {
    const person = newcomer();
    await register(page, person);
    await page.route(/\/rest\/v1\//, silence);
    await page.goto(await newestLink(request, person.email));
    await page.getByRole('button', { name: 'Verificar mi cuenta' }).click();
    await page.getByRole('link', { name: 'Entrar' }).click();
    await expectTenSeconds(page);
  });

  test('a recovery link waits ten seconds for its profile', async ({ page, request }) => {
    const { email } = await confirmedAccount(request);
    const link = await recoveryLink(request, email, 2);
    await page.route(/\/rest\/v1\//, silence);
    await page.goto(link);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expectTenSeconds(page);
  });

  for (const route of ['/login', '/register', '/forgot-password']) {
    test(`${route} reports after a while that it is still waiting`, async ({ page }) => {
      const { email } = PEOPLE.client;
      await page.route(IDENTITY, silence);
      await page.goto(at(route));
      await expectRoute(page, route);
      for (const control of await page.locator('form input').all()) {
        await control.fill((await control.getAttribute('type')) === 'email' ? email : PASSWORD);
      }
      await send(page);
      const busy = page.locator('button[type=submit]');
      await expect(busy).toHaveText(/\.\.\.$/);
      await page.clock.fastForward(9_000);
      await expect(page.getByRole('status')).toHaveText(
        'El servicio está tardando más de lo normal. Seguimos esperando su respuesta.',
        { timeout: 5_000 },
      );
      await expectFields(page, { email });
    });
  }
});

/** The full-screen loader, its timeout by the clock, and a retry that works. */
async function expectTenSeconds(page: Page): Promise<void> {
  await expect(page.getByText('Cargando...')).toBeVisible();
  await page.clock.fastForward(11_000);
  // The clock keeps running, so a limit much longer than ten seconds fails.
  const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible({ timeout: 5_000 });
  await expect(page.getByText('Cargando...')).toHaveCount(0);

  await retry.click();
  await expect(page.getByText('Cargando...')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('banner')).toContainText('Bienvenido, ');
}
