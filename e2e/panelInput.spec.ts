import type { Locator, Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { everythingAbout } from './outside.ts';
import { savedExcel } from './savedExcel.ts';
import { expect, expectRoute, field, FULL, signIn, tabTo, test } from './test.ts';

const table = (page: Page) => page.getByRole('tabpanel').getByRole('table');
const rowOf = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text });
const alert = (page: Page) => page.getByRole('alert');
const send = (page: Page) => page.locator('button[type=submit]').click();

async function openPanel(page: Page, query = ''): Promise<void> {
  await signIn(page, 'admin', `/admin/dashboard${query}`);
  await expect(table(page)).toBeVisible();
}

async function fillInProject(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
  await field(page, 'name').fill(name);
  await field(page, 'user_id').selectOption({ index: 1 });
  await field(page, 'service_id').selectOption({ index: 1 });
}

test('a name that looks like a formula is text in the Excel file', FULL, async ({ page }) => {
  await openPanel(page);
  const name = '=HYPERLINK("http://x.pe","Ñ")';
  await fillInProject(page, name);
  await send(page);
  await expect(rowOf(page, name)).toBeVisible();
  const { cells } = await savedExcel(page);
  expect(cells.flat()).toContain(name);
});

test.describe('refusals by the contract', FULL, () => {
  test('of a project appear in the dialog, and nothing is created', async ({ page, request }) => {
    await openPanel(page);
    const before = await everythingAbout(request, 'admin');
    await fillInProject(page, 'ñ'.repeat(5_000));
    await expect(field(page, 'name')).toHaveValue('ñ'.repeat(200));
    await field(page, 'name').evaluate((input) => input.removeAttribute('maxlength'));
    await field(page, 'name').fill('ñ'.repeat(5_000));
    await send(page);
    await expect(alert(page)).toHaveText('El nombre admite hasta 200 caracteres; tiene 5000.');
    await expect(field(page, 'name')).toHaveValue('ñ'.repeat(5_000));
    await inspectScreen(page);
    const after = await everythingAbout(request, 'admin');
    expect(after.data.projects).toHaveLength(before.data.projects.length);
  });

  test('of a new staff member appear at the form, and nothing is created', async ({
    page,
    request,
  }) => {
    await openPanel(page, '?tab=personal');
    const before = await everythingAbout(request, 'admin');
    const good = {
      full_name: '<img src=x onerror=alert(1)>',
      email: 'nadie@agencia.pe',
      password: 'clave-temporal',
    };
    const wrong: [Partial<typeof good>, string][] = [
      [{ email: 'nadie@' }, 'Escribe un correo completo.'],
      [{ full_name: ' \t ' }, 'Todos los campos son obligatorios.'],
      [{ password: 'c'.repeat(73) }, 'La contraseña admite hasta 72 caracteres.'],
      [{ password: '1234567' }, 'La contraseña debe tener al menos 8 caracteres.'],
    ];
    await field(page, 'role_id').selectOption({ index: 1 });
    for (const [change, message] of wrong) {
      const values = { ...good, ...change };
      for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
      await send(page);
      await expect(alert(page)).toContainText(message);
      await expect(field(page, 'email')).toHaveValue(values.email);
    }
    await inspectScreen(page);
    const after = await everythingAbout(request, 'admin');
    expect(after.data.profiles).toHaveLength(before.data.profiles.length);
  });
});

test('the four tabs and their rows work by keyboard alone', FULL, async ({ page, request }) => {
  const press = (key: string) => page.keyboard.press(key);
  const tab = (name: string): Locator => page.getByRole('tab', { name });
  const search = page.getByLabel('Buscar');
  await openPanel(page);
  const { data } = await everythingAbout(request, 'admin');

  await tabTo(page, tab('Proyectos'));
  await press('ArrowRight');
  await expect(tab('Tickets de Soporte')).toBeFocused();
  await expectRoute(page, '/admin/dashboard?tab=tickets');
  const ticket = data.tickets[0]!;
  await tabTo(page, search);
  await page.keyboard.type(ticket.subject);
  await expect(table(page)).toHaveAttribute('aria-rowcount', '2');
  const status = rowOf(page, ticket.subject).locator('[name="status"]');
  await tabTo(page, status);
  await page.keyboard.type('Cerr');
  await press('Tab');
  await expect(rowOf(page, ticket.subject)).toContainText('Guardado');
  const now = await everythingAbout(request, 'admin');
  expect(now.data.tickets.find(({ id }) => id === ticket.id)?.status).toBe('Cerrado');

  await page.reload();
  await tabTo(page, tab('Tickets de Soporte'));
  await press('ArrowRight');
  await expect(tab('Ideas Generadas')).toBeFocused();
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(data.ideas.length + 1));
  const openers = table(page).locator('button[aria-expanded]');
  await tabTo(page, openers.first());
  await press('ArrowDown');
  await expect(openers.nth(1)).toBeFocused();
  await press('Enter');
  await expect(openers.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await press('Tab');
  const become = page.getByRole('button', { name: 'Crear proyecto con esta idea' });
  await expect(become).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Nuevo Proyecto' })).toBeFocused();

  const templates = page.getByRole('button', { name: 'Plantillas' });
  await expect(templates).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(templates).toBeFocused();
  for (const name of ['Cronograma general', 'Lista']) {
    await press('Shift+Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await press('Shift+Tab');
  await expect(tab('Proyectos')).toBeFocused();
  for (const name of ['Tickets de Soporte', 'Ideas Generadas', 'Personal']) {
    await press('ArrowRight');
    await expect(tab(name)).toBeFocused();
  }
  await expectRoute(page, '/admin/dashboard?tab=personal');
  await tabTo(page, page.getByRole('button', { name: 'Crear usuario' }));
  await press('Enter');
  await expect(field(page, 'full_name')).toBeFocused();
});
