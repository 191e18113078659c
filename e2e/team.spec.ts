import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { newestMail } from './mailbox.ts';
import { everythingAbout } from './outside.ts';
import { sessionOf } from './sessions.ts';
import { at, expect, expectRoute, field, fillInLogin, signIn, test } from './test.ts';

const TEMPORARY = 'clave-temporal';
const OWN = 'siete llamas y un puente';

// Calls of who was deactivated, and their attempt to sign in.
test.use({ expectedConsole: [/status of 40[01]/] });

async function enter(page: Page, email: string, password = TEMPORARY): Promise<void> {
  await page.goto(at('/login'));
  await fillInLogin(page, email, password);
}

test('an admin changes a person’s role, hands their work over, deactivates and reactivates them', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const stamp = Date.now();
  const ana = { full_name: `Ana Paz ${stamp}`, email: `ana${stamp}@agencia.pe` };
  const { access_token: token } = await sessionOf(request, 'admin');
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const answer = await request.post(`/api${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { id } = await post('/admin/staff', { ...ana, password: TEMPORARY, role_id: 2 });
  const { data } = await everythingAbout(request, 'admin');
  const [project] = data.projects;
  const [manager] = data.project_managers.filter((other) => other.id !== id);
  await post(`/admin/projects/${project!.id}/assign`, { userId: id });

  const context = await browser.newContext({ baseURL: baseURL! });
  const hers = await context.newPage();
  await enter(hers, ana.email);
  await expectRoute(hers, '/dashboard');
  await expect(hers.getByRole('link', { name: 'Elige una tuya' })).toBeVisible();
  await inspectScreen(hers, 'main');

  await page.bringToFront();
  await signIn(page, 'admin', '/admin/dashboard?tab=personal');
  const row = page.getByRole('row', { name: new RegExp(ana.full_name) });
  await expect(row).toContainText(ana.email);
  await expect(row).toContainText('Contraseña temporal');
  const opener = row.getByRole('button', { name: `Gestionar a ${ana.full_name}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Gestionar a ${ana.full_name}` });
  await expect(dialog.getByText('1 proyecto a su cargo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');

  await dialog.getByLabel('Sus proyectos pasan a').selectOption(manager!.full_name);
  await dialog.getByRole('button', { name: 'Traspasar' }).click();
  await expect(dialog.getByText('Traspaso hecho: 1 proyecto.')).toBeVisible();
  // When the team has been read again, the button disappears and what is below it moves up.
  await expect(dialog.getByRole('button', { name: 'Traspasar' })).toHaveCount(0);
  await dialog.getByLabel('Rol').selectOption('Redacción');
  await dialog.getByRole('button', { name: 'Cambiar rol' }).click();
  await expect(dialog.getByText('Rol cambiado.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cambiar rol' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Enviar correo' }).click();
  await expect(dialog.getByText(`Enviamos el correo a ${ana.email}.`)).toBeVisible();
  expect((await newestMail(request, ana.email)).kind).toBe('recovery');

  await dialog.getByRole('button', { name: 'Desactivar cuenta' }).click();
  await expect(dialog.getByText('Cuenta desactivada.')).toBeVisible();
  await hers.reload();
  await expectRoute(hers, '/login');
  await inspectScreen(page);
  await enter(hers, ana.email);
  await expect(hers.getByRole('alert')).toContainText('Esta cuenta está desactivada.');

  await dialog.getByRole('button', { name: 'Reactivar cuenta' }).click();
  await expect(dialog.getByText('Cuenta reactivada.')).toBeVisible();
  await enter(hers, ana.email);
  await expectRoute(hers, '/dashboard');
  await hers.getByRole('link', { name: 'Elige una tuya' }).click();
  await expectRoute(hers, '/account');
  await field(hers, 'current_password').fill(TEMPORARY);
  await field(hers, 'password').fill(OWN);
  await field(hers, 'confirm_password').fill(OWN);
  await field(hers, 'confirm_password').press('Enter');
  await expect(hers.getByText('Guardamos tu contraseña')).toBeVisible();
  await hers.goto(at('/dashboard'));
  await expectRoute(hers, '/dashboard');
  await expect(hers.getByRole('link', { name: 'Elige una tuya' })).toHaveCount(0);
  await context.close();
});
