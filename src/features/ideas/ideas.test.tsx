import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { HttpResponse } from 'msw/http';
import type { HttpResponseResolver } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { ideaRoutes } from '#contract/ideaRoutes.ts';
import type { Idea, IdeaDetail } from '#contract/ideas.ts';
import { anIdea } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { AdminIdeas } from './AdminIdeas.tsx';

withNetwork();

/** Serves the details of an idea. */
let detail: HttpResponseResolver;
const given: IdeaDetail = {
  id: 'b',
  description: 'La carta cambia sola cada mañana.',
  features: ['Menú por día', 'Aviso a quien lo pide'],
  user_email: 'alvaro@demo.pe',
  requested_at: null,
};
beforeEach(() => {
  detail = () => HttpResponse.json(given);
  network.use(onRoute(ideaRoutes.getIdea, (info) => detail(info)));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const older = anIdea({ id: 'a', created_at: '2026-09-05T14:00:00Z' });
const newer = anIdea({
  id: 'b',
  user_name: 'Álvaro Ñaupari',
  name: '=Menú del día',
  prompt: 'Tengo un restaurante.\nQuiero que el menú cambie cada día.',
  created_at: '2026-10-01T03:00:00Z',
});

/** The tab, and the link's target. */
function Place() {
  const location = useLocation();
  return (
    <>
      <AdminIdeas />
      <output>{JSON.stringify([location.pathname, location.search, location.state])}</output>
    </>
  );
}

function show(ideas: Idea[], query = '') {
  const newest = ideas.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  network.use(onPage(listRoutes.pageIdeas, () => newest));
  const at = `/admin/dashboard?tab=ideas${query}`;
  return renderFeature(<Place />, { auth: signedInAs('admin'), at });
}

async function names() {
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.slice(1).map((row) => within(row).getAllByRole('cell')[1]?.textContent);
}

describe('the ideas', () => {
  test('are a table, newest first: user, idea, prompt, date', async () => {
    show([older, newer]);
    expect(await names()).toEqual(['=Menú del día', 'Catálogo por WhatsApp']);
    const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Álvaro Ñaupari',
      '=Menú del día',
      newer.prompt,
      '30 set 2026',
      'Ver',
    ]);
    expect(screen.getByText('2 ideas')).toBeVisible();
  });

  test.each([
    ['&buscar=restaurante', ['=Menú del día']],
    ['&buscar=arequipa', ['Catálogo por WhatsApp']],
    ['&orden=fecha', ['Catálogo por WhatsApp', '=Menú del día']],
    ['&orden=-usuario', ['Catálogo por WhatsApp', '=Menú del día']],
  ])('%s in the address shows %j', async (query, shown) => {
    show([older, newer], query);
    expect(await names()).toEqual(shown);
  });

  test('an empty search result is announced and can be reset', async () => {
    show([older, newer]);
    await userEvent.type(await screen.findByLabelText('Buscar'), 'zzz');
    expect(await screen.findByText('Ninguna idea coincide con lo que buscas.')).toBeVisible();
    expect(screen.getByText('0 de 2 ideas')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar búsqueda' }));
    expect(await screen.findByText('2 ideas')).toBeVisible();
    expect(await names()).toHaveLength(2);
  });

  test('an empty list is announced', async () => {
    show([]);
    expect(await screen.findByText('Todavía no hay ideas')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('a row expands to the whole prompt and links to a new project of that name', async () => {
  show([older, newer]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ver: =Menú del día' }));
  expect(screen.getAllByText(/cambie cada día/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Crear proyecto con esta idea' }));
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual([
    '/admin/dashboard',
    '',
    { newProject: { name: '=Menú del día' }, keepsScroll: true },
  ]);
});

const openRow = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Ver: =Menú del día' }));

test('it shows the proposal, the person, and that they have not requested it', async () => {
  show([older, newer]);
  await openRow();
  expect(await screen.findByText(given.description)).toBeVisible();
  expect(screen.getByText('Aviso a quien lo pide')).toBeVisible();
  expect(screen.getByText('alvaro@demo.pe')).toBeVisible();
  expect(screen.getByText('Todavía no ha escrito para realizarla')).toBeVisible();
});

test('it shows when the person requested it; an e-mail address without permission is omitted', async () => {
  detail = () =>
    HttpResponse.json({ ...given, user_email: null, requested_at: '2026-10-02T03:00:00Z' });
  show([older, newer]);
  await openRow();
  expect(await screen.findByText('Escribió para realizarla el 1 oct 2026')).toBeVisible();
  expect(screen.queryByText('Correo')).toBeNull();
});

test('a detail that failed to load shows an error and can be retried', async () => {
  detail = () => HttpResponse.json({}, { status: 500 });
  show([older, newer]);
  await openRow();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al cargar los datos.');
  detail = () => HttpResponse.json(given);
  await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(given.description)).toBeVisible();
});
