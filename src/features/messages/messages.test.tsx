import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { messageRoutes } from '#contract/messageRoutes.ts';
import { aPage } from '#src/testing/builders.ts';
import { aContactMessage, fresh, serveMessages, talking, won } from '#src/testing/messagesEdge.ts';
import { messageCells, showMessages } from '#src/testing/messagesOnScreen.tsx';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { catchSavedFiles } from '#src/testing/savedFiles.ts';

withNetwork();
afterEach(() => {
  jest.restoreAllMocks();
});

const subjects = async () => (await messageCells()).map(([, subject]) => subject);

test('are a table, newest first, with what is known of who wrote', async () => {
  serveMessages([fresh, talking, won]);
  showMessages();
  expect(await messageCells()).toEqual([
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
  serveMessages(
    [fresh, talking, won].map((message) => ({
      ...message,
      idea: null,
      account: null,
      fromSameAddress: 1,
    })),
  );
  showMessages(query);
  expect(await subjects()).toEqual(shown);
});

test('choosing a status filters', async () => {
  serveMessages([fresh, talking, won]);
  showMessages();
  await messageCells();
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Ganado');
  await waitFor(async () => expect(await subjects()).toEqual(['=Página webTiene cuenta']));
});

test('further rows are asked of the server, with search, status and order', async () => {
  const asked: Record<string, string>[] = [];
  network.use(
    onRoute(messageRoutes.pageMessages, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ ...aPage([fresh], 'x', 100_000), exact: false });
    }),
  );
  showMessages('&buscar=tortas&estado=nuevo&orden=-nombre');
  await messageCells();
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
  serveMessages([]);
  showMessages();
  expect(await screen.findByText('Aún no hay mensajes')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list that does not load says so, and another try brings it', async () => {
  network.use(onRoute(messageRoutes.pageMessages, () => HttpResponse.json({}, { status: 500 })));
  showMessages();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los mensajes.');
  serveMessages([fresh]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('the rows shown can be downloaded where the server has no file of them', async () => {
  const files = catchSavedFiles();
  serveMessages([won]);
  showMessages();
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() => expect(files[0]?.name).toMatch(/^mensajes-\d{4}-\d\d-\d\d\.csv$/));
  expect(await files[0]?.text).toContain("'=Página web");
  expect(await files[0]?.text).toContain('Quiero una página.');
});

test('the newsletter’s subscribers can be downloaded; a failure says so', async () => {
  const names: string[] = [];
  catchSavedFiles();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  serveMessages([]);
  network.use(
    onRoute(messageRoutes.exportSubscribers, () => HttpResponse.json({}, { status: 500 })),
  );
  showMessages();
  const button = await screen.findByRole('button', { name: 'Suscriptores del boletín' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo descargar el archivo.');
  expect(names).toEqual([]);
  network.use(onRoute(messageRoutes.exportSubscribers, () => HttpResponse.text('Correo\r\n')));
  await userEvent.click(button);
  await waitFor(() => expect(names[0]).toMatch(/^suscriptores-\d{4}-\d\d-\d\d\.csv$/));
});

test('a message that another admin deals with changes when the window is looked at again', async () => {
  const served = serveMessages([fresh]);
  showMessages();
  await messageCells();
  served.messages = [
    { ...fresh, status: 'perdido' },
    aContactMessage({ id: 'm9', subject: 'Otra' }),
  ];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () =>
    expect((await messageCells()).map((row) => row[2])).toEqual(['Perdido', 'Nuevo']),
  );
});
