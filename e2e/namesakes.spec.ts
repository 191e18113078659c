import type { APIRequestContext } from '@playwright/test';
import { sessionOf } from './sessions.ts';
import { at, expect, field, signIn, test } from './test.ts';
import { post } from './tickets.ts';

/** Invites a client, and gives them a project. */
async function addClient(request: APIRequestContext, full_name: string) {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `rosa.${mark}@ejemplo.pe`;
  const client = await post(request, 'admin', '/api/admin/invitations', {
    email,
    full_name,
    role_id: 1,
  });
  const name = `Carta ${mark}`;
  await post(request, 'admin', '/api/admin/projects', {
    name,
    user_id: client.id,
    service_id: 4,
  });
  return { ...client, email, project: name };
}

test('links of one of two clients of a name show their own work alone', async ({
  page,
  request,
}) => {
  const name = `Rosa Ñaupari ${crypto.randomUUID().slice(0, 4)}`;
  const one = await addClient(request, name);
  const other = await addClient(request, name);
  await signIn(page, 'admin', `/admin/dashboard?tab=clientes&buscar=${one.email}`);
  await page.getByRole('button', { name: `Datos de ${name}, ${one.email}` }).click();
  await page.getByRole('link', { name: 'Ver sus proyectos' }).click();
  await expect(page).toHaveURL(new RegExp(`client=${one.id}$`));
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row(one.project)).toContainText(one.email);
  await expect(row(other.project)).toHaveCount(0);
  await expect(page.getByText(/^1 de \d+ proyectos$/)).toBeVisible();

  // Whoever comes of the same name meanwhile changes nothing, in the address neither.
  const third = await addClient(request, name);
  await page.reload();
  await expect(row(one.project)).toBeVisible();
  await expect(row(third.project)).toHaveCount(0);
  await expect(page.getByText(`${name} (${one.email})`)).toBeVisible();

  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
  const picker = page.getByRole('dialog').locator('[name="user_id"]');
  await expect(picker.getByRole('option', { name })).toHaveText(
    [one, other, third].map(({ email }) => `${name} (${email})`).sort(),
    { useInnerText: true },
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Quitar filtro' }).click();
  await expect(row(other.project)).toBeVisible();
  await expect(field(page, 'buscar')).toBeFocused();
});

test('a project with an open phase is completed, and then set to 100 %', async ({
  page,
  request,
}) => {
  const { user } = await sessionOf(request, 'client');
  const name = `Cierre ${crypto.randomUUID().slice(0, 8)}`;
  const phase = (title: string, start: string, end: string) => ({
    name: title,
    startDate: `${start}T12:00:00Z`,
    endDate: `${end}T12:00:00Z`,
  });
  const { id } = await post(request, 'admin', '/api/admin/projects', {
    name,
    user_id: user.id,
    service_id: 1,
    assigned_to: (await sessionOf(request, 'projectManager')).user.id,
    phases: [
      phase('Análisis', '2026-09-05', '2026-09-19'),
      phase('Desarrollo', '2026-09-20', '2026-10-01'),
    ],
  });
  await signIn(page, 'projectManager', `/projects/${id}`);
  await page.getByRole('button', { name: 'Editar cronograma' }).click();
  const development = page.getByRole('group', { name: 'Desarrollo' });
  await development.getByLabel('Inicio').fill('2026-09-15');
  await expect(page.getByText('Análisis y Desarrollo se cruzan 5 días.')).toBeVisible();
  await expect(page.getByRole('group').locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar Cronograma' }).click();
  await expect(development).toHaveCount(0);

  await field(page, 'status').selectOption('Completado');
  const toast = page.getByRole('status').filter({ hasText: 'Completado' });
  await expect(toast).toContainText('Análisis y Desarrollo siguen abiertas.');
  await toast.getByRole('button', { name: 'Poner el avance en 100 %' }).click();
  await expect(field(page, 'progress')).toHaveValue('100');
  await expect(page.getByText('Avance: 0 % → 100 %')).toBeVisible();
  await page.goto(at('/dashboard'));
  await page.goto(at(`/projects/${id}`));
  await expect(field(page, 'progress')).toHaveValue('100');
  await expect(field(page, 'status')).toHaveValue('Completado');
});
