import type { Page } from '@playwright/test';
import { expectHeading, fillInNewPassword, newcomer, send } from './accounts.ts';
import { inspectScreen } from './inspectScreen.ts';
import { newestLink, newestMail } from './mailbox.ts';
import {
  at,
  expect,
  expectAnswers,
  expectRoute,
  field,
  fillInLogin,
  FULL,
  signIn,
  test,
} from './test.ts';

/** Opens the invitation's link and continues to the form. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expectHeading(page, 'Acepta tu invitación');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expectRoute(page, '/reset-password');
  await expectHeading(page, 'Elige tu contraseña');
}

test.describe('an invitation', () => {
  // The link's second use is refused.
  test.use({ expectedConsole: [/status of 403/] });

  test('makes a project manager, who chooses a password', async ({ page, browser, request }) => {
    const { full_name, email, password } = newcomer();
    await signIn(page, 'admin');
    await page.goto(at('/admin/dashboard?tab=personal'));
    await page.getByRole('button', { name: 'Invitar por correo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitar al equipo' });
    await dialog.locator('[name="full_name"]').fill(full_name);
    await dialog.locator('[name="email"]').fill(email);
    await dialog.locator('[name="role_id"]').selectOption({ label: 'Gestión de proyectos' });
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await expect(page.getByText(`Enviamos la invitación a ${email}.`)).toBeVisible();

    expect((await newestMail(request, email)).kind).toBe('invitation');
    const link = await newestLink(request, email);
    const theirs = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await accept(theirs, link);
    expect(new URL(theirs.url()).search).toBe('');
    await fillInNewPassword(theirs, password);
    await send(theirs);
    await expectRoute(theirs, '/dashboard');
    await expect(theirs.getByRole('heading', { name: 'Mis Proyectos Asignados' })).toBeVisible();
    await theirs.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expectRoute(theirs, '/login');
    await fillInLogin(theirs, email, password);
    await expectRoute(theirs, '/dashboard');
    await theirs.close();

    // Used, and by somebody who is signed in as another.
    await page.goto(link);
    await expect(page.getByText('abierta la sesión de', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expectHeading(page, 'El enlace ha vencido');
    await page.goto(at('/admin/dashboard'));
    await expectRoute(page, '/admin/dashboard');
  });
});

test(
  'a message’s sender is invited, and finds the project at home',
  FULL,
  async ({ page, browser, request }) => {
    const { full_name, email, password } = newcomer();
    const subject = `Tienda de ${full_name}`;
    await page.goto(at('/#contact'));
    await expectAnswers(page);
    const section = page.locator('#contact');
    const texts = { name: full_name, email, subject, message: 'Quiero una tienda.' };
    for (const [name, text] of Object.entries(texts)) {
      await section.locator(`[name="${name}"]`).fill(text);
    }
    await section.locator('button[type=submit]').click();
    await expect(section.getByRole('status')).toHaveText('¡Mensaje enviado con éxito!');

    const admin = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await signIn(admin, 'admin', '/admin/dashboard');
    await admin.goto(at('/admin/dashboard?tab=mensajes'));
    await admin.getByRole('button', { name: `Ver: ${subject}` }).click();
    await admin.getByRole('link', { name: 'Convertir en proyecto' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Nuevo Proyecto' });
    await expect(dialog.locator('[name="email"]')).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Invitar por correo' }).click();
    await expect(
      dialog.getByText(`Enviamos la invitación a ${full_name}.`, { exact: false }),
    ).toBeVisible();
    await dialog.locator('[name="service_id"]').selectOption('1');
    await dialog.getByRole('button', { name: 'Crear proyecto' }).click();
    await expect(admin.getByText(`Proyecto «${subject}» creado.`, { exact: false })).toBeVisible();
    await admin.close();

    await accept(page, await newestLink(request, email));
    await fillInNewPassword(page, password);
    await send(page);
    await expectRoute(page, '/dashboard');
    await expect(field(page, 'password')).toHaveCount(0);
    await expect(page.getByText(subject).first()).toBeVisible();
  },
);

test(
  'the dialog, the link’s page and the password are accessible',
  FULL,
  async ({ page, request }) => {
    const { full_name, email } = newcomer();
    await signIn(page, 'admin');
    await page.goto(at('/admin/dashboard?tab=personal'));
    await page.getByRole('button', { name: 'Invitar por correo' }).click();
    await inspectScreen(page);
    const dialog = page.getByRole('dialog', { name: 'Invitar al equipo' });
    await dialog.locator('[name="full_name"]').fill(full_name);
    await dialog.locator('[name="email"]').fill(email);
    await dialog.locator('[name="role_id"]').selectOption({ label: 'Diseño' });
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await page.goto(await newestLink(request, email));
    await expectHeading(page, 'Acepta tu invitación');
    await inspectScreen(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expectHeading(page, 'Elige tu contraseña');
    await inspectScreen(page);
  },
);
