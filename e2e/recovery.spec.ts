import type { Browser, Page } from '@playwright/test';
import {
  confirmedAccount,
  expectFields,
  expectHeading,
  fillInNewPassword,
  newcomer,
  openNewPassword,
  recoveryLink,
  send,
} from './accounts.ts';
import type { Newcomer } from './accounts.ts';
import { mailsTo, newestLink, newestMail } from './mailbox.ts';
import type { Product } from './product.ts';
import {
  at,
  expect,
  expectRoute,
  expireStoredToken,
  field,
  fillInLogin,
  FULL,
  tabTo,
  test,
} from './test.ts';

const NEW_PASSWORD = 'otra alpaca 77';

test.describe('a forgotten password', () => {
  // The old session's refresh and the old password's sign-in are refused.
  test.use({ expectedConsole: [/status of 400/] });

  test('is replaced by mail, which ends other sessions', async ({
    page,
    request,
    browser,
    product,
  }) => {
    const person = await confirmedAccount(request);
    const other = await enterElsewhere(browser, product, person);

    await page.goto(at('/login'));
    await field(page, 'email').fill(person.email);
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await expectRoute(page, '/forgot-password');
    await expectFields(page, { email: person.email });
    await send(page);
    await expectHeading(page, 'Revisa tu correo');
    const { kind } = await newestMail(request, person.email, 2);
    expect(kind).toBe('recovery');

    await openNewPassword(page, await newestLink(request, person.email, 2));
    expect(new URL(page.url()).search).toBe('');
    await expect(page.locator('[autocomplete=username]')).toHaveValue(person.email);
    await fillInNewPassword(page, NEW_PASSWORD);
    await send(page);
    await expectRoute(page, '/dashboard');
    expect((await newestMail(request, person.email, 3)).kind).toBe('password_changed');

    await expireStoredToken(other);
    await other.reload();
    await expectRoute(other, '/login');
    expect(await other.evaluate(() => localStorage.getItem('tramayo.session'))).toBeNull();
    await other.context().close();

    // The device that set it stays signed in, even after its first token expires.
    await expireStoredToken(page);
    await page.reload();
    await expectRoute(page, '/dashboard');
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expectRoute(page, '/login');
    await fillInLogin(page, person.email, person.password);
    await expect(page.getByRole('alert')).toHaveText(
      'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
    );
    await enter(page, person.email, NEW_PASSWORD);
  });
});

test.describe('an invalid recovery link', () => {
  // 401: what the page still reads while the person signs out.
  test.use({ expectedConsole: [/status of 40[13]/] });

  test(
    'is reported after its first use, and leads to a new one',
    FULL,
    async ({ page, request }) => {
      const { email } = await confirmedAccount(request);
      const link = await recoveryLink(request, email, 2);
      await openNewPassword(page, link);
      await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
      await expectExpired(page, link);

      await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
      await expectRoute(page, '/forgot-password');
      await field(page, 'email').fill(email);
      await send(page);
      await expectHeading(page, 'Revisa tu correo');
      await openNewPassword(page, await newestLink(request, email, 3));
    },
  );

  test('is reported when a newer one has replaced it', FULL, async ({ page, request }) => {
    const { email } = await confirmedAccount(request);
    const older = await recoveryLink(request, email, 2);
    const newer = await recoveryLink(request, email, 3);
    await expectExpired(page, older);
    await page.goto('about:blank');
    await openNewPassword(page, newer);
  });
});

test('a request does not reveal whether an account exists', FULL, async ({ page, request }) => {
  const known = await confirmedAccount(request);
  const unknown = newcomer();
  const answers: string[] = [];
  for (const { email } of [unknown, known]) {
    await page.goto('about:blank');
    await page.goto(at('/forgot-password'));
    await field(page, 'email').fill(email);
    await send(page);
    await expectHeading(page, 'Revisa tu correo');
    answers.push((await page.getByRole('main').innerText()).replaceAll(email, '…'));
  }
  expect(answers[0]).toBe(answers[1]);
  // Mails are sent in order: once the second has arrived, none is pending.
  await newestLink(request, known.email, 2);
  expect(await mailsTo(request, unknown.email)).toEqual([]);
});

test.describe('a new password', () => {
  test.use({ expectedConsole: [/status of 422/] });

  test('must follow the rules of registration', FULL, async ({ page, request }) => {
    const { email, password } = await confirmedAccount(request);
    await openNewPassword(page, await recoveryLink(request, email, 2));
    for (const [first, second, message] of [
      ['corta', 'otra', 'Las contraseñas no coinciden.'],
      ['corta 7', 'corta 7', 'La contraseña debe tener al menos 8 caracteres.'],
      ['password123', 'password123', /es una de las más usadas/],
      [password, password, 'La contraseña nueva debe ser distinta de la anterior.'],
    ] as const) {
      await field(page, 'password').fill(first);
      await field(page, 'confirm_password').fill(second);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText(message);
      await expectFields(page, { password: first, confirm_password: second });
    }
    await fillInNewPassword(page, NEW_PASSWORD);
    await send(page);
    await expectRoute(page, '/dashboard');
  });
});

test.describe('a password change while signed in', () => {
  test.use({ expectedConsole: [/status of 40[01]/] });

  test(
    'requires the current one, and signs out elsewhere at once',
    FULL,
    async ({ page, request, browser, product }) => {
      const person = await confirmedAccount(request);
      const other = await enterElsewhere(browser, product, person);
      await enter(page, person.email, person.password);

      await page.goto(at('/reset-password'));
      await field(page, 'current_password').fill('clave ajena 7');
      await fillInNewPassword(page, NEW_PASSWORD);
      await send(page);
      await expect(page.getByRole('alert')).toContainText('Tu contraseña actual no es correcta.');
      await expect(field(page, 'current_password')).toBeFocused();
      await field(page, 'current_password').fill(person.password);
      await send(page);
      await expectRoute(page, '/dashboard');

      // Its token would be valid for an hour.
      await other.goto(at('/support'));
      await expectRoute(other, '/login');
      await other.context().close();
    },
  );
});

test(
  'a forgotten password is replaced with the keyboard alone',
  FULL,
  async ({ page, request }) => {
    const { email } = await confirmedAccount(request);
    await page.goto(at('/forgot-password'));
    await expectRoute(page, '/forgot-password');
    await tabTo(page, field(page, 'email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();

    await page.goto(await newestLink(request, email, 2));
    await expectHeading(page, 'Recupera tu acceso');
    await tabTo(page, page.getByRole('button', { name: 'Continuar' }));
    await page.keyboard.press('Enter');
    await expectRoute(page, '/reset-password');
    for (const name of ['password', 'confirm_password']) {
      await tabTo(page, field(page, name));
      await page.keyboard.type(NEW_PASSWORD);
    }
    await page.keyboard.press('Enter');
    await expectRoute(page, '/dashboard');
  },
);

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.goto(at('/login'));
  await fillInLogin(page, email, password);
  await expectRoute(page, '/dashboard');
}

/** Signs the person in with a second browser. */
async function enterElsewhere(
  browser: Browser,
  product: Product,
  { email, password }: Newcomer,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await enter(page, email, password);
  return page;
}

async function expectExpired(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expectHeading(page, 'El enlace ha vencido');
}
