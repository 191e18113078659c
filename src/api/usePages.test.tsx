import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Ticket } from '#contract/tickets.ts';
import { aPage, aTicket } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { api, useListTicketsQuery } from './api.ts';
import type { CallDispatch } from './effects.ts';
import { useListFile, usePages } from './usePages.ts';

withNetwork();

const ticket = (subject: string) => aTicket({ id: subject, subject });

/** Lists the tickets; a button loads more, as scrolling does in a table. */
function Tickets() {
  const [query, setQuery] = useState({});
  const [file, setFile] = useState('');
  const dispatch = useDispatch<CallDispatch>();
  const { data } = useListTicketsQuery();
  const head = { rows: data?.tickets ?? [], more: data?.more };
  const pages = usePages('tickets', head, query);
  const readFile = useListFile('tickets', query);
  const close = (id: string) =>
    dispatch(api.endpoints.updateTicket.initiate({ id, status: 'Cerrado' }));
  return (
    <>
      <p data-testid="rows">
        {pages === null
          ? 'whole'
          : pages.rows.map(({ subject, status }) => `${subject} ${status}`).join(', ')}
      </p>
      <p data-testid="state">
        {JSON.stringify({
          total: pages?.total.count,
          isStale: pages?.isStale,
          failure: pages?.more?.failure?.message,
          hasMore: pages?.more !== undefined,
        })}
      </p>
      <button onClick={() => pages?.more?.load()}>Más</button>
      <button onClick={() => void pages?.more?.retry()}>Reintentar</button>
      <button onClick={() => setQuery({ search: 'yape' })}>Buscar</button>
      <button onClick={() => void close('c')}>Cerrar c</button>
      <button onClick={() => void readFile().then((address) => setFile(String(address)))}>
        CSV
      </button>
      <output>{file}</output>
    </>
  );
}

const rows = () => screen.getByTestId('rows').textContent;
const state = () => JSON.parse(screen.getByTestId('state').textContent) as Record<string, unknown>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A server with pages of two tickets, and the queries of its page calls. */
function serve(tickets: Ticket[]) {
  const asked: string[] = [];
  const server = { tickets, asked, isDown: false, held: Promise.resolve(undefined) };
  network.use(
    onCall('listTickets', ({ request }) => {
      const limit = Number(new URL(request.url).searchParams.get('limit'));
      const isCut = server.tickets.length > 2;
      expect(limit).toBe(100);
      return HttpResponse.json({
        tickets: server.tickets.slice(0, 2),
        ...(isCut && { more: { next: '2', total: server.tickets.length } }),
      });
    }),
    onRoute(listRoutes.pageTickets, async ({ request }) => {
      await server.held;
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      if (server.isDown) return HttpResponse.json({ message: 'Ahora no.' }, { status: 503 });
      const search = searchParams.get('search') ?? '';
      const found = server.tickets.filter(({ subject }) => subject.includes(search));
      const from = Number(searchParams.get('cursor'));
      const next = from + 2 < found.length ? String(from + 2) : null;
      return HttpResponse.json(aPage(found.slice(from, from + 2), next, found.length));
    }),
    onCall('updateTicket', ({ params }) =>
      HttpResponse.json({ ...ticket(String(params.id)), status: 'Cerrado' }),
    ),
  );
  return server;
}

function show() {
  renderFeature(<Tickets />, { auth: signedInAs('ticket_manager') });
}

test.each([
  ['an array', [ticket('a'), ticket('b')]],
  ['an object without more', { tickets: [ticket('a')] }],
])('a list that arrives as %s is complete', async (_what, answer) => {
  network.use(onCall('listTickets', () => HttpResponse.json(answer)));
  show();
  await waitFor(() => expect(rows()).toBe('whole'));
});

test('pages follow the first rows without duplicates', async () => {
  const { asked } = serve(['a', 'b', 'c', 'd', 'e'].map(ticket));
  show();
  await waitFor(() => expect(rows()).toBe('a Abierto, b Abierto'));
  expect(state()).toMatchObject({ total: 5, hasMore: true, isStale: false });
  expect(asked).toEqual([]);
  await press('Más');
  await press('Más');
  await waitFor(() => expect(rows()).toContain('d Abierto'));
  await press('Más');
  await waitFor(() => expect(rows()).toBe('a Abierto, b Abierto, c Abierto, d Abierto, e Abierto'));
  expect(state()).toMatchObject({ total: 5, hasMore: false });
});

test('the server searches; previous rows are marked as stale until it answers', async () => {
  const server = serve(['a', 'b', 'yape 1', 'yape 2', 'yape 3'].map(ticket));
  const gate = Promise.withResolvers<undefined>();
  server.held = gate.promise;
  show();
  await waitFor(() => expect(rows()).toBe('a Abierto, b Abierto'));
  await press('Buscar');
  expect(rows()).toBe('a Abierto, b Abierto');
  expect(state()).toMatchObject({ isStale: true });
  gate.resolve(undefined);
  await waitFor(() => expect(rows()).toBe('yape 1 Abierto, yape 2 Abierto'));
  expect(state()).toMatchObject({ total: 3, isStale: false, hasMore: true });
  expect(server.asked).toEqual(['search=yape']);
});

test('a failed page keeps the loaded rows and can be retried', async () => {
  const server = serve(['a', 'b', 'yape 1', 'yape 2', 'yape 3'].map(ticket));
  show();
  await waitFor(() => expect(rows()).toBe('a Abierto, b Abierto'));
  await press('Buscar');
  await waitFor(() => expect(rows()).toBe('yape 1 Abierto, yape 2 Abierto'));
  server.isDown = true;
  await press('Más');
  await waitFor(() => expect(state()).toMatchObject({ failure: 'Ahora no.' }));
  expect(rows()).toBe('yape 1 Abierto, yape 2 Abierto');
  server.isDown = false;
  await press('Reintentar');
  await waitFor(() => expect(rows()).toBe('yape 1 Abierto, yape 2 Abierto, yape 3 Abierto'));
  expect(state()).not.toMatchObject({ failure: 'Ahora no.' });
});

test('a failed search does not show rows of the previous one', async () => {
  const server = serve(['a', 'b', 'yape 1'].map(ticket));
  show();
  await waitFor(() => expect(rows()).toBe('a Abierto, b Abierto'));
  server.isDown = true;
  await press('Buscar');
  await waitFor(() => expect(state()).toMatchObject({ failure: 'Ahora no.', isStale: false }));
  expect(rows()).toBe('');
  server.isDown = false;
  await press('Reintentar');
  await waitFor(() => expect(rows()).toBe('yape 1 Abierto'));
});

test('a row of a later page is edited in place without reloading the page', async () => {
  const { asked } = serve(['a', 'b', 'c', 'd'].map(ticket));
  show();
  await waitFor(() => expect(rows()).toBe('a Abierto, b Abierto'));
  await press('Más');
  await press('Más');
  await waitFor(() => expect(rows()).toContain('c Abierto'));
  const before = asked.length;
  await press('Cerrar c');
  await waitFor(() => expect(rows()).toContain('c Cerrado'));
  expect(asked).toHaveLength(before);
});

test('a page that arrives after an edit does not undo the edit', async () => {
  const server = serve(['a', 'b', 'c', 'd', 'e'].map(ticket));
  show();
  await waitFor(() => expect(rows()).toBe('a Abierto, b Abierto'));
  await press('Más');
  await press('Más');
  await waitFor(() => expect(rows()).toContain('c Abierto'));
  const gate = Promise.withResolvers<undefined>();
  server.held = gate.promise;
  await press('Más');
  await press('Cerrar c');
  await waitFor(() => expect(rows()).toContain('c Cerrado'));
  gate.resolve(undefined);
  await waitFor(() => expect(rows()).toContain('e Abierto'));
  expect(rows()).toContain('c Cerrado');
});

test('the server exports the view; null when it lacks the call', async () => {
  serve([ticket('a')]);
  show();
  await press('CSV');
  expect(await screen.findByText('null')).toBeVisible();
});
