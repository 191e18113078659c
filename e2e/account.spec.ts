import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { confirmedAccount, expectHeading, type Newcomer } from './accounts.ts';
import { inspectScreen } from './inspectScreen.ts';
import { newestLink } from './mailbox.ts';
import { at, expect, expectRoute, field, fillInLogin, FULL, signIn, test } from './test.ts';

const NEW_PASSWORD = 'siete llamas y un puente';

async function enter(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto(at('/login'));
  await fillInLogin(page, email, password);
  await field(page, 'password').press('Enter');
  await expectRoute(page, '/dashboard');
}

async function onAnotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  return context.newPage();
}

test('a person changes their name and password, and ends their other sessions', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const rosa = await confirmedAccount(request);
  const other = await onAnotherDevice(browser, baseURL);
  await enter(other, rosa);
  await enter(page, rosa);

  await page.getByRole('link', { name: /^Bienvenido/ }).click();
  await expectRoute(page, '/account');
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' });
  // The third is that of the confirmation link.
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText('Este dispositivo');

  await field(page, 'full_name').fill('Rosa Quispe Mamani');
  await page.getByRole('button', { name: 'Guardar nombre' }).click();
  await expect(page.getByText('Guardamos tu nombre.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bienvenido, Rosa Quispe Mamani' })).toBeVisible();

  await sessions.getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expectRoute(other, '/login');

  await field(page, 'current_password').fill(rosa.password);
  await field(page, 'password').fill(NEW_PASSWORD);
  await field(page, 'confirm_password').fill(NEW_PASSWORD);
  await field(page, 'confirm_password').press('Enter');
  await expect(page.getByText('Guardamos tu contraseña')).toBeVisible();
  await expect(field(page, 'password')).toHaveValue('');

  await enter(other, { ...rosa, password: NEW_PASSWORD });
  await other.context().close();
});

test(
  'a person confirms another address at both mailboxes, and downloads their data',
  FULL,
  async ({ page, browser, baseURL, request }) => {
    const rosa = await confirmedAccount(request);
    const next = `nueva.${rosa.email}`;
    await enter(page, rosa);
    await page.getByRole('link', { name: /^Bienvenido/ }).click();
    await field(page, 'email').fill(next);
    await field(page, 'email_password').fill(rosa.password);
    await page.getByRole('button', { name: 'Cambiar correo' }).click();
    await expect(page.getByText('Falta confirmar el cambio')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Falta confirmar el cambio')).toContainText(next);

    const phone = await onAnotherDevice(browser, baseURL);
    await phone.goto(await newestLink(request, next));
    await phone.getByRole('button', { name: 'Confirmar el cambio' }).click();
    await expectHeading(phone, 'Falta el otro correo');

    // The first mail was that of the sign-up.
    await page.goto(await newestLink(request, rosa.email, 2));
    await page.getByRole('button', { name: 'Confirmar el cambio' }).click();
    await expectHeading(page, 'Cambiamos tu correo');
    await page.getByRole('link', { name: 'Ir a Mi cuenta' }).click();
    await expect(page.getByText(next, { exact: true })).toBeVisible();

    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar mis datos' }).click();
    const file = await started;
    expect(file.suggestedFilename()).toMatch(/^mis-datos-.+\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: unknown };
    expect(data.account).toMatchObject({ email: next, role: 'client' });

    await enter(phone, { ...rosa, email: next });
    await phone.context().close();
  },
);

test(
  'a person asks for the deletion of their account, and support sees the request',
  FULL,
  async ({ page, browser, baseURL, request }) => {
    const rosa = await confirmedAccount(request);
    await enter(page, rosa);
    await page.goto(at('/account'));
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await inspectScreen(page);
    await page.getByRole('button', { name: 'Pedir la eliminación' }).press('Enter');
    await expect(page.getByText(/Te respondemos a más tardar el/)).toBeVisible();
    await page.getByRole('link', { name: 'Ver el pedido en Soporte' }).click();
    await expectHeading(page, 'Eliminar mi cuenta');

    const support = await onAnotherDevice(browser, baseURL);
    await signIn(support, 'ticketManager', '/support');
    const row = support.getByRole('row').filter({ hasText: rosa.full_name });
    await expect(row).toContainText('Eliminar mi cuenta');
    await support.context().close();
  },
);
