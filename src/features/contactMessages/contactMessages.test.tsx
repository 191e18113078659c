import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { contactMessageRoutes } from '#contract/contactMessageRoutes.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import { aPage } from '#src/testing/builders.ts';
import {
  aContactMessage,
  fresh,
  serveContactMessages,
  talking,
  won,
} from '#src/testing/contactMessagesEdge.ts';
import { contactMessageCells, showContactMessages } from '#src/testing/contactMessagesOnScreen.tsx';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { catchSavedFiles } from '#src/testing/savedFiles.ts';

withNetwork();
afterEach(() => {
  jest.restoreAllMocks();
});

const subjects = async () => (await contactMessageCells()).map(([, subject]) => subject);

test('are a table, newest first, with what is known of who wrote', async () => {
  serveContactMessages([fresh, talking, won]);
  showContactMessages();
  expect(await contactMessageCells()).toEqual([
    [
      'Álvaro Ñauparialvaro@ejemplo.pe',
      'Tienda de tortasIdea2 más de este correo',
      'Nuevo',
      'Nadie',
      '2 oct 2026',
      'Ver',
    ],
    ['Beto Rojasbeto@ejemplo.pe', 'Cotización', 'En conversación', 'Nadie', '20 set 2026', 'Ver'],
    [
      'Rosa Quisperosa@demo.pe',
      '=Página webTiene cuenta',
      'Ganado',
      'Inés Paz',
      '1 set 2026',
      'Ver',
    ],
  ]);
  expect(screen.getByText('3 mensajes')).toBeVisible();
});

test.each([
  ['&estado=nuevo', ['Tienda de tortas']],
  ['&estado=en+conversación', ['Cotización']],
  ['&buscar=beto@ejemplo', ['Cotización']],
  ['&buscar=cuanto+cuesta', ['Tienda de tortas']],
  ['&orden=fecha', ['=Página web', 'Cotización', 'Tienda de tortas']],
])('%s in the address shows %j', async (query, shown) => {
  serveContactMessages(
    [fresh, talking, won].map((message) => ({
      ...message,
      idea: null,
      account: null,
      fromSameAddress: 1,
    })),
  );
  showContactMessages(query);
  expect(await subjects()).toEqual(shown);
});

test('choosing a status filters', async () => {
  serveContactMessages([fresh, talking, won]);
  showContactMessages();
  await contactMessageCells();
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Ganado');
  await waitFor(async () => expect(await subjects()).toEqual(['=Página webTiene cuenta']));
});

test('further rows are asked of the server, with search, status and order', async () => {
  const asked: Record<string, string>[] = [];
  network.use(
    onRoute(contactMessageRoutes.pageContactMessages, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ ...aPage([fresh], 'x', 100_000), exact: false });
    }),
  );
  showContactMessages('&buscar=tortas&estado=nuevo&orden=-nombre');
  await contactMessageCells();
  await waitFor(() =>
    expect(asked).toContainEqual({
      search: 'tortas',
      status: 'nuevo',
      sort: 'name',
      order: 'desc',
    }),
  );
  expect(screen.getByRole('tab', { name: 'Mensajes 100,000+' })).toBeVisible();
});

test('none yet', async () => {
  serveContactMessages([]);
  showContactMessages();
  expect(await screen.findByText('Aún no hay mensajes')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list that does not load says so, and another try brings it', async () => {
  network.use(
    onRoute(contactMessageRoutes.pageContactMessages, () => HttpResponse.json({}, { status: 500 })),
  );
  showContactMessages();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los mensajes.');
  serveContactMessages([fresh]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('the newsletter’s subscribers can be downloaded; a failure says so', async () => {
  const names = catchSavedFiles();
  serveContactMessages([]);
  network.use(onRoute(listRoutes.exportSubscribers, () => HttpResponse.json({}, { status: 500 })));
  showContactMessages();
  const button = await screen.findByRole('button', { name: 'Suscriptores del boletín' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo descargar el archivo.');
  expect(names).toEqual([]);
  network.use(onRoute(listRoutes.exportSubscribers, () => HttpResponse.text('Correo\r\n')));
  await userEvent.click(button);
  await waitFor(() => expect(names[0]).toMatch(/^suscriptores-\d{4}-\d\d-\d\d\.xlsx$/));
});

test('a message that another admin deals with changes when the window is looked at again', async () => {
  const served = serveContactMessages([fresh]);
  showContactMessages();
  await contactMessageCells();
  served.messages = [
    { ...fresh, status: 'perdido' },
    aContactMessage({ id: 'm9', subject: 'Otra' }),
  ];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () =>
    expect((await contactMessageCells()).map((row) => row[2])).toEqual(['Perdido', 'Nuevo']),
  );
});
