import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import type { Route } from '#contract/routes.ts';
import { aPage, aProfile, aProject } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const shop = aProject({ id: 'p1', name: 'Tienda', nextDate: '2026-12-04' });
const oscar = aProfile({ id: 'c2', full_name: 'Óscar Díaz', role: 'client' });
const bundle = { projects: [shop], profiles: [oscar] };

/** Serves a call; returns the bodies received. */
function serve(route: Route, answer: () => Response = () => HttpResponse.json(shop)) {
  const sent: unknown[] = [];
  network.use(
    onRoute(route, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? null : JSON.parse(text));
      return answer();
    }),
  );
  return sent;
}

const offered = () => serve(projectRoutes.listTemplates, () => HttpResponse.json({ rows: [] }));

async function openRow() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cronograma de Tienda' }));
}
const actions = async () => within(await screen.findByRole('region', { name: 'Más acciones' }));
const press = async (name: string) =>
  userEvent.click((await actions()).getByRole('button', { name }));

test('rows show the service and the next date', async () => {
  renderPanel(bundle);
  const row = await screen.findByRole('row', { name: /Tienda/ });
  expect(row).toHaveTextContent('4 dic 2026');
  expect(row).toHaveTextContent('Diseño web y tiendas online');
});

test('name, client, service and scope are changed; a refusal keeps the text', async () => {
  offered();
  const sent = serve(projectRoutes.editProject, () =>
    HttpResponse.json({ message: 'Ese cliente no existe.' }, { status: 400 }),
  );
  renderPanel(bundle);
  await openRow();
  await press('Editar datos');
  const dialog = within(screen.getByRole('dialog', { name: 'Editar datos del proyecto' }));
  const name = await dialog.findByLabelText('Nombre del proyecto');
  await userEvent.clear(name);
  await userEvent.type(name, 'Tienda nueva');
  await userEvent.selectOptions(dialog.getByLabelText('Cliente'), 'Óscar Díaz');
  await userEvent.type(dialog.getByLabelText('Alcance (opcional)'), 'Diez páginas');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Ese cliente no existe.')).toBeVisible();
  expect(name).toHaveValue('Tienda nueva');
  expect(sent).toEqual([
    {
      name: 'Tienda nueva',
      user_id: 'c2',
      scope: 'Diez páginas',
      was: { name: 'Tienda', user_id: 'client', scope: '' },
    },
  ]);
});

test('archiving asks first', async () => {
  offered();
  const sent = serve(projectRoutes.archiveProject);
  renderPanel(bundle);
  await openRow();
  await press('Archivar');
  expect(sent).toEqual([]);
  await press('Sí, archivar');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a failed archiving is said until another action begins', async () => {
  offered();
  serve(projectRoutes.archiveProject, () => new HttpResponse(null, { status: 500 }));
  renderPanel(bundle);
  await openRow();
  await press('Archivar');
  await press('Sí, archivar');
  const failure = 'No se guardó el cambio. Vuelve a intentarlo.';
  expect(await screen.findByText(failure)).toBeVisible();
  await press('Cancelar');
  await press('Duplicar');
  expect(screen.getByRole('dialog', { name: 'Duplicar proyecto' })).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
});

test('a copy has a name and a start; a refusal keeps them', async () => {
  offered();
  const sent = serve(projectRoutes.duplicateProject, () =>
    HttpResponse.json({ message: 'Elige la fecha de inicio.' }, { status: 400 }),
  );
  renderPanel(bundle);
  await openRow();
  await press('Duplicar');
  const dialog = within(screen.getByRole('dialog', { name: 'Duplicar proyecto' }));
  const name = dialog.getByLabelText('Nombre del proyecto');
  expect(name).toHaveValue('Tienda (copia)');
  const start = dialog.getByLabelText('La primera fase empieza el');
  await userEvent.clear(start);
  await userEvent.type(start, '2026-12-07');
  await userEvent.click(dialog.getByRole('button', { name: 'Duplicar' }));
  expect(await dialog.findByText('Elige la fecha de inicio.')).toBeVisible();
  expect(name).toHaveValue('Tienda (copia)');
  expect(sent).toEqual([{ name: 'Tienda (copia)', start: '2026-12-07' }]);
});

test('an archived project is restored, and has no other action', async () => {
  offered();
  const archived = { ...shop, id: 'p9', archivedAt: '2026-11-02T12:00:00Z' };
  const sent = serve(projectRoutes.restoreProject);
  renderPanel({ projects: [] }, '?fases=archivados');
  network.use(onRoute(listRoutes.pageProjects, () => HttpResponse.json(aPage([archived]))));
  await openRow();
  expect((await actions()).queryByRole('button', { name: 'Duplicar' })).toBeNull();
  await press('Restaurar');
  await waitFor(() => expect(sent).toEqual([null]));
});

test('the list is filtered by state on the server', async () => {
  offered();
  const asked: string[] = [];
  renderPanel(bundle);
  await screen.findByRole('table');
  network.use(
    onRoute(listRoutes.pageProjects, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(aPage([aProject({ id: 'p9', name: 'Archivado' })]));
    }),
  );
  await userEvent.selectOptions(await screen.findByLabelText('Mostrar'), 'Archivados');
  expect(await screen.findByRole('row', { name: /Archivado/ })).toBeVisible();
  expect(asked).toContain('?state=archived');
});
