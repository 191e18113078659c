import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { limaDay } from '#contract/limaTime.ts';
import type { Phase } from '#contract/projects.ts';
import { aProject, storeSession } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { Dashboard } from '../Dashboard.tsx';

withNetwork();
beforeEach(() => storeSession('7b1c2f64-0d0b-4a55-9c8e-2f3d5c0a1b01'));

const day = (offset: number) => `${limaDay(new Date(Date.now() + offset * 86_400_000))}T12:00:00Z`;
const phase = (days: number, state: Phase['state']): Phase => ({
  id: `f${days}`,
  name: 'Desarrollo',
  startDate: day(days - 20),
  endDate: day(days),
  ...(state && { state }),
});
const late = aProject({ id: 'late', name: 'Reservas', phases: [phase(-3, 'atrasada')] });
const soon = aProject({ id: 'soon', name: 'Marca', progress: 62, phases: [phase(2, 'en curso')] });
const changes = aProject({ id: 'changes', name: 'Tienda', phases: [phase(9, 'con cambios')] });
const done = aProject({ id: 'done', name: 'Catálogo', status: 'Completado' });

const answer = (projects: object[]) =>
  network.use(onCall('getDashboard', () => HttpResponse.json({ projects, serviceIds: [] })));
const show = (role: string, hasPages = true) =>
  renderFeature(<Dashboard hasPages={hasPages} />, { auth: signedInAs(role) });

test('a project manager starts with the running projects, late ones and requested changes first', async () => {
  answer([soon, changes, done, late]);
  show('project_manager');
  const table = within(await screen.findByRole('table', { name: 'Qué sigue' }));
  const [, ...rows] = table.getAllByRole('row');
  const [first, second, third] = rows.map((row) => row.textContent);
  expect(first).toMatch(/^ReservasRosa Quispe.*DesarrolloVenció el \d+ \w{3}/);
  expect(second).toMatch(/^Tienda.*DesarrolloCon cambios, vence el \d+ \w{3}/);
  expect(third).toMatch(/^Marca.*DesarrolloEn curso, vence el \d+ \w{3}.*62\s%/);
  expect(rows).toHaveLength(3);
  expect(table.getByRole('link', { name: 'Marca' })).toHaveAttribute('href', '/projects/soon');
  expect(within(rows[0]!).getByText(/^Desarrollo: .+, atrasada$/)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Qué sigue');
});

test('the section has the buttons of the months and the legend', async () => {
  answer([soon]);
  show('project_manager');
  const months = within(await screen.findByRole('group', { name: 'Meses del cronograma' }));
  expect(months.getByRole('status')).toHaveTextContent(/\w{3} \d{4}$/);
  expect(screen.getByRole('list', { name: 'Estados' })).toBeVisible();
});

test.each([
  ['without projects', [], 'No tienes proyectos asignados en este momento.'],
  ['with finished projects alone', [done], 'Catálogo'],
])('a project manager %s has no such section', async (_case, projects, text) => {
  answer(projects);
  show('project_manager');
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Qué sigue' })).toBeNull());
});

test.each([
  ['client', true],
  ['project_manager', false],
])('a %s does not have the table; projects have pages: %s', async (role, hasPages) => {
  answer([soon]);
  show(role, hasPages);
  expect(await screen.findByText('Marca')).toBeVisible();
  await new Promise((resolve) => void setTimeout(resolve, 60));
  expect(screen.queryByRole('heading', { name: 'Qué sigue' })).toBeNull();
});
