import { everythingAbout } from './outside.ts';
import { EVERYBODY, PEOPLE } from './people.ts';
import {
  at,
  expect,
  expectRoute,
  field,
  fillInLogin,
  FULL,
  signInByForm,
  tabTo,
  test,
} from './test.ts';

for (const person of EVERYBODY) {
  // A client signs in by the form in accounts.spec.ts, too.
  const details = person === 'admin' ? {} : FULL;
  const title = `${person} signs in and lands on ${PEOPLE[person].home}`;
  test(title, details, async ({ page, request }) => {
    const { profile } = await everythingAbout(request, person);
    await signInByForm(page, person);
    const header = page.getByRole('banner');
    await expect(header).toContainText(`Bienvenido, ${profile.full_name}`);
    const panel = person === 'admin' ? 'Panel Admin' : 'Mi Panel';
    await expect(header.getByRole('link', { name: panel })).toHaveAttribute(
      'href',
      `#${PEOPLE[person].home}`,
    );
  });
}

test('a reload keeps the session', FULL, async ({ page }) => {
  await signInByForm(page, 'client');
  await page.reload();
  await expectRoute(page, '/dashboard');
  await expect(page.getByRole('banner')).toContainText('Bienvenido, ');
});

test('signing in works with the keyboard alone', FULL, async ({ page }) => {
  await page.goto(at('/login'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, field(page, 'email'));
  await page.keyboard.type(PEOPLE.client.email);
  await tabTo(page, field(page, 'password'));
  await page.keyboard.type('demo-agencia-2026');
  await page.keyboard.press('Enter');
  await expectRoute(page, '/dashboard');
});

test.describe('two tabs of one session', () => {
  // The server ends the session at once, so a read of the other tab that is underway is refused.
  test.use({ expectedConsole: [/401 \(Unauthorized\)/] });

  test('sign-out in one tab signs out the other', async ({ page, context }) => {
    await signInByForm(page, 'client');
    const other = await context.newPage();
    await other.goto(at('/dashboard'));
    await expectRoute(other, '/dashboard');
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expectRoute(other, '/login');
    await expect(page.getByRole('link', { name: 'Acceso Clientes' })).toBeVisible();
  });
});

test.describe('a refused sign-in', () => {
  test.use({ expectedConsole: [/status of 400/] });

  test('says so, keeps the address and leads back to the form', async ({ page }) => {
    await page.goto(at('/login'));
    await fillInLogin(page, PEOPLE.client.email, 'no-es-la-clave');
    await expect(page.getByRole('alert')).toHaveText(
      'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
    );
    await expect(field(page, 'email')).toHaveValue(PEOPLE.client.email);
    await expect(page).toHaveURL((url) => url.hash === '#/login');
  });

  test('is the same for an unknown address', FULL, async ({ page }) => {
    await page.goto(at('/login'));
    await fillInLogin(page, 'nadie@demo.pe');
    await expect(page.getByRole('alert')).toHaveText(
      'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
    );
  });
});
