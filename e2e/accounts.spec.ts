import type { Page } from '@playwright/test';
import {
  expectFields,
  expectHeading,
  fillInRegister,
  newcomer,
  pendingAccount,
  register,
  send,
  type Newcomer,
} from './accounts.ts';
import { mailsTo, newestLink, newestMail } from './mailbox.ts';
import { everythingAbout } from './outside.ts';
import { PEOPLE } from './people.ts';
import { at, expect, expectRoute, field, fillInLogin, FULL, tabTo, test } from './test.ts';

test('a new client registers, confirms by mail, signs in, and sees an empty portal', async ({
  page,
  request,
}) => {
  const person = newcomer();
  await register(page, person);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '¡Registro exitoso! Por favor, revisa tu bandeja de entrada para verificar tu dirección de correo electrónico.',
  );

  await page.goto(await newestLink(request, person.email));
  await page.getByRole('button', { name: 'Verificar mi cuenta' }).click();
  await expectHeading(page, 'Cuenta verificada');
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expectEmptyPortal(page, person);

  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expectRoute(page, '/login');
  await fillInLogin(page, person.email, person.password);
  await expectEmptyPortal(page, person);
});

test(
  'a link’s token is removed from the address at once and stored nowhere',
  FULL,
  async ({ page, request }) => {
    const person = await pendingAccount(request);
    const link = await newestLink(request, person.email);
    const token = new URL(link).searchParams.get('token_hash') ?? '';
    expect(token.length).toBeGreaterThan(20);

    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    // Records the address when the first element is visible.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        // Every page contains the landing, hidden until the program runs.
        if (!document.querySelector('main') || document.documentElement.dataset.start) return;
        observer.disconnect();
        document.documentElement.dataset.firstAddress = location.href;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Verificar mi cuenta' })).toBeVisible();
    const address = `${new URL(link).origin}/#/confirm`;
    await expect(page.locator('html')).toHaveAttribute('data-first-address', address);
    expect(page.url()).toBe(address);
    expect(asked.filter((url) => url.includes(token))).toEqual([link]);
    expect(asked.filter((url) => url.includes('/auth/v1/'))).toEqual([]);
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage, history.state].map((place) => JSON.stringify(place)).join(),
    );
    expect(kept).not.toContain(token);

    await page.reload();
    await expectHeading(page, 'Abre otra vez el enlace');
    await page.goto(link);
    await page.getByRole('button', { name: 'Verificar mi cuenta' }).click();
    await expectHeading(page, 'Cuenta verificada');
  },
);

test.describe('before the address is confirmed', () => {
  test.use({ expectedConsole: [/status of 40[03]/] });

  test(
    'sign-in reports it and sends a new mail, which replaces the first',
    FULL,
    async ({ page, request }) => {
      const person = await pendingAccount(request);
      const older = await newestLink(request, person.email);
      await page.goto(at('/login'));
      await fillInLogin(page, person.email, person.password);
      await expect(page.getByRole('alert')).toHaveText(
        'Tu cuenta no ha sido verificada. Por favor, revisa tu correo electrónico.',
      );
      await page.getByRole('button', { name: 'Reenviar correo de verificación' }).click();
      await expect(page.getByRole('status')).toContainText(person.email);
      const newer = await newestLink(request, person.email, 2);
      expect(newer).not.toBe(older);

      await page.goto(older);
      await page.getByRole('button', { name: 'Verificar mi cuenta' }).click();
      await expectHeading(page, 'El enlace ha vencido');
      await page.goto('about:blank');
      await page.goto(newer);
      await page.getByRole('button', { name: 'Verificar mi cuenta' }).click();
      await expectHeading(page, 'Cuenta verificada');
    },
  );

  test('an invalid link leads to a new one', FULL, async ({ page, request }) => {
    const person = newcomer();
    await register(page, person);
    await page.getByRole('button', { name: 'Reenviar correo de verificación' }).click();
    await newestLink(request, person.email, 2);

    await page.goto('/?token_hash=esto-no-es-un-enlace&type=signup');
    await page.getByRole('button', { name: 'Verificar mi cuenta' }).click();
    await expectHeading(page, 'El enlace ha vencido');
    await field(page, 'email').fill(person.email);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible();
    await page.goto(await newestLink(request, person.email, 3));
    await page.getByRole('button', { name: 'Verificar mi cuenta' }).click();
    await expectHeading(page, 'Cuenta verificada');
  });
});

test.describe('a refused registration', () => {
  test.use({ expectedConsole: [/status of 422/] });

  test(
    'keeps the typed text across a reload, except the password',
    FULL,
    async ({ page, request }) => {
      const person = { ...newcomer(), password: 'password123' };
      const { full_name, email, password } = person;
      await page.goto(at('/register'));
      await fillInRegister(page, person);
      await send(page);
      await expect(page.getByRole('alert')).toHaveText(/es una de las más usadas/);
      await expectFields(page, { full_name, email, password, confirm_password: password });
      await page.reload();
      await expectFields(page, { full_name, email, password: '', confirm_password: '' });

      // The same form accepts a valid password, and only that registration sends a mail.
      await fillInRegister(page, { ...person, password: 'corta, 8' });
      await send(page);
      await expectHeading(page, 'Revisa tu Correo');
      await newestMail(request, email);
    },
  );
});

test('a registered address gets the same panel and no mail', FULL, async ({ page, request }) => {
  const before = await mailsTo(request, PEOPLE.client.email);
  await register(page, { ...newcomer(), email: PEOPLE.client.email });
  const ofKnown = await page.getByRole('main').innerText();

  await page.goto(at('/'));
  const person = newcomer();
  await register(page, person);
  expect(await page.getByRole('main').innerText()).toBe(
    ofKnown.replace(PEOPLE.client.email, person.email),
  );
  // Mails are sent in order: once the second person's has arrived, none for the first is pending.
  await newestMail(request, person.email);
  expect(await mailsTo(request, PEOPLE.client.email)).toEqual(before);
});

test(
  'two concurrent registrations create one account',
  FULL,
  async ({ page, context, request }) => {
    const person = newcomer();
    const asked: string[] = [];
    context.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    const signUps = () => asked.filter((path) => path === '/auth/v1/signup').length;
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(at('/register'));
      await fillInRegister(tab, person);
    }
    await Promise.all(
      [page, other].map((tab) =>
        tab.locator('form:has([name=full_name])').evaluate((form: HTMLFormElement) => {
          form.requestSubmit();
          form.requestSubmit();
        }),
      ),
    );
    for (const tab of [page, other]) await expectHeading(tab, 'Revisa tu Correo');
    expect(signUps()).toBe(2);
    const { data } = await everythingAbout(request, 'admin');
    expect(data.profiles.filter(({ full_name }) => full_name === person.full_name)).toHaveLength(1);
    // The second request sent a new link, as a resend does.
    await page.goto(await newestLink(request, person.email, 2));
    await page.getByRole('button', { name: 'Verificar mi cuenta' }).click();
    await expectHeading(page, 'Cuenta verificada');
  },
);

test('registering works with the keyboard alone', FULL, async ({ page, request }) => {
  const person = newcomer();
  await page.goto(at('/register'));
  await expectRoute(page, '/register');
  const typed = { ...person, confirm_password: person.password };
  for (const [name, text] of Object.entries(typed)) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Revisa tu Correo' })).toBeFocused();
  await newestMail(request, person.email);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Ir al Portal de Clientes' }));
  await page.keyboard.press('Enter');
  await expectRoute(page, '/login');
});

async function expectEmptyPortal(page: Page, { full_name }: Newcomer): Promise<void> {
  await expectRoute(page, '/dashboard');
  await expect(page.getByRole('banner')).toContainText(`Bienvenido, ${full_name}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Aún no tienes proyectos activos. ¡Explora nuestros servicios para empezar!',
  );
  await expect(main).toContainText('Aún no has contratado ningún servicio.');
}
