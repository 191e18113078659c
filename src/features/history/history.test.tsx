import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { History } from '#contract/history.ts';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import { aChange, aProfile, aProject } from '#src/testing/builders.ts';
import { late, serve } from '#src/testing/inboxOnScreen.tsx';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { renderPanel } from '#src/testing/renderPanel.tsx';
import { showHistory } from './HistoryPart.tsx';

withNetwork();

const ana = { id: 'a', full_name: 'Ana Torres' };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** What was asked of `/admin/history`, and what it answers by cursor. */
let asked: Record<string, string>[];
let pages: Record<string, History>;
/** Another one each time, since an open history stays open. */
let project = aProject();

beforeEach(() => {
  project = aProject({ id: crypto.randomUUID(), name: 'Tienda' });
  asked = [];
  pages = {
    '': {
      rows: [aChange({ id: '9', author: ana, at: hoursAgo(3.2) })],
      next: null,
    },
  };
});

function serveHistory() {
  network.use(
    onRoute(noticeRoutes.getHistory, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      return HttpResponse.json(pages[query.cursor ?? '']);
    }),
  );
}

const openProject = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Cronograma|Fases) de Tienda$/ }));
const summary = () => screen.findByText('Historial');
const changes = async () =>
  within(await screen.findByRole('list', { name: 'Historial' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const reads = () => asked.filter(({ limit }) => limit !== '1');

async function openHistory() {
  serveHistory();
  renderPanel({ projects: [project] });
  await openProject();
  await userEvent.click(await summary());
}

test('a project’s is read when it is opened, and says who did what, and when', async () => {
  serveHistory();
  renderPanel({ projects: [project] });
  await openProject();
  const heading = await summary();
  expect(reads()).toEqual([]);
  await userEvent.click(heading);
  expect(await changes()).toEqual([
    'Ana Torres cambió el avance de 40\u00a0% a 55\u00a0% hace 3 h',
  ]);
  expect(reads()).toEqual([{ object: `project:${project.id}`, limit: '20' }]);
});

test('older changes come below, and the button goes with the last', async () => {
  pages = {
    '': { rows: [aChange({ id: '9', from: '40', to: '55' })], next: '9' },
    9: { rows: [aChange({ id: '8', from: '30', to: '40' })], next: null },
  };
  await openHistory();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
  await waitFor(async () => expect(await changes()).toHaveLength(2));
  expect((await changes())[1]).toContain('de 30\u00a0% a 40\u00a0%');
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('a search finds changes by their words, also on older pages', async () => {
  const beto = { id: 'b', full_name: 'Beto Núñez' };
  pages = {
    '': { rows: [aChange({ id: '9', author: ana, from: '40', to: '55' })], next: '9' },
    9: { rows: [aChange({ id: '8', author: beto, from: '30', to: '40' })], next: '8' },
    8: { rows: [aChange({ id: '7', author: beto, from: '10', to: '30' })], next: null },
  };
  await openHistory();
  expect(await changes()).toHaveLength(1);
  const search = screen.getByLabelText('Buscar en el historial');
  await userEvent.type(search, 'nunez 30');
  await waitFor(async () => expect(await changes()).toHaveLength(2));
  expect((await changes())[0]).toContain('Beto Núñez cambió el avance de 30');
  await userEvent.type(search, 'x');
  expect(await screen.findByText('Ningún cambio coincide con lo que buscas.')).toBeVisible();
});

test('a short history has no search', async () => {
  await openHistory();
  await changes();
  expect(screen.queryByLabelText('Buscar en el historial')).toBeNull();
});

test('a change that is made here shows', async () => {
  await openHistory();
  await changes();
  network.use(onCall('updateProject', () => HttpResponse.json({})));
  const row = aChange({ id: '10', field: 'status', from: 'En Progreso', to: 'Revisión' });
  pages[''] = { rows: [row, ...(pages['']?.rows ?? [])], next: null };
  await userEvent.selectOptions(screen.getByLabelText(/^Estado: /), 'Revisión');
  await waitFor(async () => expect(await changes()).toHaveLength(2));
});

test('one that is open stays so when its row is drawn anew', async () => {
  await openHistory();
  await changes();
  await openProject();
  expect(screen.queryByText('Historial')).toBeNull();
  await openProject();
  expect(await changes()).toHaveLength(1);
});

test('none yet', async () => {
  pages[''] = { rows: [], next: null };
  await openHistory();
  expect(await screen.findByText('Todavía no hay cambios.')).toBeVisible();
});

test('a failure says so, and another try brings it', async () => {
  serveHistory();
  renderPanel({ projects: [project] });
  await openProject();
  const heading = await summary();
  network.use(onRoute(noticeRoutes.getHistory, () => new HttpResponse(null, { status: 500 })));
  await userEvent.click(heading);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar el historial.');
  serveHistory();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await changes()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that fails keeps the ones before it', async () => {
  pages['']!.next = '9';
  await openHistory();
  const more = await screen.findByRole('button', { name: 'Ver más' });
  network.use(onRoute(noticeRoutes.getHistory, () => new HttpResponse(null, { status: 500 })));
  await userEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar más');
  expect(await changes()).toHaveLength(1);
  pages['9'] = { rows: [aChange({ id: '8' })], next: null };
  serveHistory();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(async () => expect(await changes()).toHaveLength(2));
});

test('a person’s is what their row opens to', async () => {
  pages[''] = {
    rows: [aChange({ object: 'person:a1', field: 'role_id', from: 'client', to: 'admin' })],
    next: null,
  };
  serveHistory();
  const profiles = [aProfile({ id: 'a1', full_name: 'Inés Paz', role: 'admin' })];
  renderPanel({ profiles }, '?tab=personal');
  await userEvent.click(await screen.findByRole('button', { name: 'Historial de Inés Paz' }));
  expect((await changes())[0]).toContain('cambió el rol de Cliente a Administración');
});

test('a complaint’s is in its row', async () => {
  serve([late]);
  serveHistory();
  renderPanel({}, '?tab=reclamaciones');
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`: ${late.code}`) }));
  await userEvent.click(await summary());
  await changes();
  expect(reads()[0]?.object).toBe(`complaint:${late.id}`);
});

test.each(['client', 'ticket_manager', 'project_manager'])('a %s has none', async (role) => {
  serveHistory();
  renderFeature(
    <>
      {showHistory({ object: 'ticket:t1' })}
      <p>Fin</p>
    </>,
    { auth: signedInAs(role) },
  );
  await screen.findByText('Fin');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByText('Historial')).toBeNull();
  expect(asked).toEqual([]);
});
