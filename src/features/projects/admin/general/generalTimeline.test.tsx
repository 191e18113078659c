import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { limaDay } from '#contract/limaTime.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import type { Phase, PhaseState } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const day = (offset: number) => `${limaDay(new Date(Date.now() + offset * 86_400_000))}T12:00:00Z`;
const phase = (name: Phase['name'], from: number, to: number, state?: PhaseState): Phase => ({
  id: name,
  name,
  startDate: day(from),
  endDate: day(to),
  ...(state && { state }),
});
const shop = aProject({
  id: 'p1',
  name: 'Tienda',
  phases: [
    phase('Análisis', -20, -10, 'aprobada'),
    phase('Desarrollo', -9, -2, 'atrasada'),
    phase('Pruebas', -1, 9, 'pendiente'),
  ],
});
const old = aProject({
  id: 'p2',
  name: 'Marca',
  status: 'Completado',
  phases: [phase('Revisión', -400, -390, 'aprobada')],
});
const bare = aProject({ id: 'p3', name: 'Catálogo' });
const bundle = { projects: [shop, old, bare] };

const offered = () =>
  network.use(onRoute(projectRoutes.listTemplates, () => HttpResponse.json({ rows: [] })));
const choose = async () =>
  userEvent.click(await screen.findByRole('link', { name: 'Cronograma general' }));
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('every project is a row with its client, its phases in words and a link to its page', async () => {
  offered();
  renderPanel(bundle);
  await choose();
  const row = await rowOf(/Tienda/);
  expect(row.getByRole('link', { name: 'Tienda' })).toHaveAttribute('href', '/projects/p1');
  expect(row.getByText('Rosa Quispe')).toBeVisible();
  expect(row.getByText('Atrasada')).toBeVisible();
  expect(row.getByText(/^Análisis: .+, aprobada; Desarrollo: .+, atrasada; Pruebas/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('projects without phases, or with phases elsewhere, say so', async () => {
  renderPanel(bundle);
  await choose();
  expect((await rowOf(/Marca/)).getByText(/^Terminó el \d+ \w+ \d{4}$/)).toBeVisible();
  const row = await rowOf(/Catálogo/);
  expect(row.getByText('No hay un cronograma disponible para este proyecto.')).toBeVisible();
});

test('the months move and come back to today', async () => {
  renderPanel(bundle);
  await choose();
  const months = within(await screen.findByRole('group', { name: 'Meses del cronograma' }));
  const first = months.getByRole('status').textContent;
  await userEvent.click(months.getByRole('button', { name: 'Después' }));
  expect(months.getByRole('status')).not.toHaveTextContent(first);
  expect((await rowOf(/Tienda/)).getByText(/^Termina el/)).toBeVisible();
  await userEvent.click(months.getByRole('button', { name: 'Hoy' }));
  expect(months.getByRole('status')).toHaveTextContent(first);
});

test('the address opens the view, which stays when filters are taken away', async () => {
  renderPanel(bundle, '?vista=cronograma&buscar=zzz');
  const clear = await screen.findByRole('button', { name: 'Quitar filtros' });
  expect(screen.queryByRole('list', { name: 'Fases' })).toBeNull();
  await userEvent.click(clear);
  expect(await screen.findByRole('row', { name: /Tienda/ })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Fases' })).toBeVisible();
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Cronograma general');
});

test('a row opens the schedule', async () => {
  renderPanel(bundle, '?vista=cronograma');
  await userEvent.click(await screen.findByRole('button', { name: 'Cronograma de Tienda' }));
  expect(await screen.findByRole('button', { name: 'Guardar Cronograma' })).toBeVisible();
});
