import { sessionOf } from './sessions.ts';
import { expect, signIn, test } from './test.ts';
import { post } from './tickets.ts';

test('a project is renamed, duplicated, archived, found and restored', async ({
  page,
  request,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const name = `Objeto ${id}`;
  await post(request, 'admin', '/api/admin/projects', {
    name: `Antes ${id}`,
    user_id: (await sessionOf(request, 'client')).user.id,
    service_id: 2,
    phases: [
      { name: 'Análisis', startDate: '2027-03-01T12:00:00Z', endDate: '2027-03-05T12:00:00Z' },
    ],
  });
  await signIn(page, 'admin');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const actions = page.getByRole('region', { name: 'Más acciones' });
  const press = (button: string) => actions.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');

  await expect(row(`Antes ${id}`)).toContainText('5 mar 2027');
  await page.getByRole('button', { name: `Cronograma de Antes ${id}` }).click();
  await press('Editar datos');
  await dialog.getByLabel('Nombre del proyecto').fill(name);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(row(name)).toBeVisible();

  await press('Duplicar');
  await dialog.getByLabel('La primera fase empieza el').fill('2027-04-01');
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(row(`${name} (copia)`)).toContainText('5 abr 2027');

  await press('Archivar');
  // A held Enter key does not archive.
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await press('Sí, archivar');
  await expect(
    page.getByRole('button', { name: `Cronograma de ${name}`, exact: true }),
  ).toBeHidden();
  // The row is still open.
  await page.getByLabel('Mostrar').selectOption('Archivados');
  await press('Restaurar');
  await page.getByLabel('Mostrar').selectOption('Todos');
  await expect(
    page.getByRole('button', { name: `Cronograma de ${name}`, exact: true }),
  ).toBeVisible();
});
