import type { Page } from '@playwright/test';
import { confirmedAccount } from './accounts.ts';
import { mailsTo } from './mailbox.ts';
import { expect, expectRoute, field, fillInLogin, signIn, test, at } from './test.ts';

/** Time limit for other people's changes to appear on screen (docs/adr/0037). */
const SOON = { timeout: 2_000 };

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread === 0 ? 'Avisos' : `Avisos, ${unread} sin leer` });

test('a client hears of their new project, of the dates that move and of its completion', async ({
  page: client,
  browser,
  baseURL,
  request,
}) => {
  const person = await confirmedAccount(request);
  const begun = client.waitForResponse('**/api/data/events');
  await client.goto(at('/login'));
  await fillInLogin(client, person.email, person.password);
  await expectRoute(client, '/dashboard');
  await expect(bell(client, 0)).toBeVisible();
  await begun;

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const admin = await context.newPage();
  await signIn(admin, 'admin');
  await admin.getByRole('button', { name: 'Nuevo Proyecto' }).click();
  const name = `Web de ${person.full_name}`;
  await field(admin, 'name').fill(name);
  await field(admin, 'user_id').selectOption({ label: person.full_name });
  await field(admin, 'service_id').selectOption({ index: 2 });
  const dialog = admin.getByRole('dialog', { name: 'Nuevo Proyecto' });
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(bell(client, 1)).toBeVisible(SOON);

  const toggle = admin.getByRole('button', { name: `Cronograma de ${name}` });
  const editor = admin.locator('form').filter({ has: admin.locator('[name=startDate]') });
  async function save(start: string, end: string): Promise<void> {
    await toggle.click();
    await editor.locator('[name=startDate]').first().fill(start);
    await editor.locator('[name=endDate]').first().fill(end);
    await editor.getByRole('button', { name: 'Guardar Cronograma' }).click();
    await expect(editor).toHaveCount(0);
  }
  // The first dates are no move.
  await save('2026-12-01', '2026-12-04');
  await save('2026-12-01', '2026-12-11');
  await expect(bell(client, 2)).toBeVisible(SOON);
  await save('2026-12-01', '2026-12-18');
  const row = admin.getByRole('row').filter({ hasText: name });
  await row.locator('[name=status]').selectOption('Completado');
  await expect(bell(client, 3)).toBeVisible(SOON);

  await bell(client, 3).click();
  const list = client.getByRole('region', { name: 'Avisos' });
  await expect(list.getByRole('link')).toContainText([
    `Ahora está completado: ${name}`,
    `La fase Análisis termina el 18 dic 2026 (antes, el 4 dic 2026): ${name}`,
    `creó un proyecto para ti: ${name}`,
  ]);
  await list.getByRole('link', { name: 'La fase Análisis' }).click();
  await expect(client.getByRole('heading', { level: 1, name })).toBeVisible();
  // Its page reads the others.
  await expect(bell(client, 0)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(request, person.email)).map(({ subject }) => subject))
    .toContain(`Proyecto: ${name}`);
  await context.close();
});
