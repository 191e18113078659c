import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { messageRoutes } from '#contract/messageRoutes.ts';
import { aContactMessage, aPage, aProfile } from '#src/testing/builders.ts';
import { fresh, ines, serveMessages, talking, won } from '#src/testing/messagesEdge.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';
import { catchSavedFiles } from '#src/testing/savedFiles.ts';

withNetwork();
afterEach(() => {
  jest.restoreAllMocks();
});

const bundle = { profiles: [aProfile({ ...ines, role: 'admin' }), aProfile({ id: 'c1' })] };
const show = (query = '') => renderPanel(bundle, `?tab=mensajes${query}`);

const cells = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const subjects = async () => (await cells()).map(([, subject]) => subject);
const open = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openFresh = () => open(/^Abrir: Tienda de tortas/);
const thread = async () =>
  within(await screen.findByRole('list', { name: 'Conversación' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const status = () => screen.getByLabelText('Estado', { selector: '[name=status]' });
const reply = () => screen.getByLabelText('Respuesta');
const sendReply = () => screen.getByRole('button', { name: 'Enviar respuesta' });

test('are a table, newest first, with what is known of who wrote', async () => {
  serveMessages([fresh, talking, won]);
  show();
  expect(await cells()).toEqual([
    [
      'Álvaro Ñauparialvaro@ejemplo.pe',
      'Tienda de tortasIdeaOtros 2 de este correo',
      'Nuevo',
      'Nadie',
      '2 oct 2026',
      'Abrir',
    ],
    ['Beto Rojasbeto@ejemplo.pe', 'Cotización', 'En conversación', 'Nadie', '20 set 2026', 'Abrir'],
    [
      'Rosa Quisperosa@demo.pe',
      '=Página webTiene cuenta',
      'Ganado',
      'Inés Paz',
      '1 set 2026',
      'Abrir',
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
  show(query);
  expect(await subjects()).toEqual(shown);
});

test('choosing a status filters', async () => {
  serveMessages([fresh, talking, won]);
  show();
  await cells();
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
  show('&buscar=tortas&estado=nuevo&orden=-nombre');
  await cells();
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

test('an open one has text, idea, account and the others of the address', async () => {
  const account = { id: 'c1', full_name: 'Rosa Quispe' };
  const other = { ...talking, email: fresh.email };
  serveMessages([{ ...fresh, account }, other]);
  show();
  await openFresh();
  expect(await screen.findByText(/¿Cuánto cuesta una tienda\?/)).toBeVisible();
  expect(screen.getByText('Vendo tortas por encargo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver la idea' })).toHaveAttribute(
    'href',
    '/admin/dashboard?tab=ideas&buscar=Pedidos+de+tortas&abierta=i1',
  );
  expect(screen.getByRole('link', { name: 'alvaro@ejemplo.pe' })).toHaveAttribute(
    'href',
    'mailto:alvaro@ejemplo.pe',
  );
  expect(screen.getByRole('link', { name: 'Rosa Quispe' })).toBeVisible();
  const others = await screen.findByRole('list', { name: 'Otros mensajes de este correo' });
  expect(within(others).getByRole('link', { name: 'Cotización' })).toHaveAttribute(
    'href',
    '/admin/dashboard?tab=mensajes&buscar=alvaro%40ejemplo.pe&abierta=m2',
  );
});

test('a text with tags is shown as text', async () => {
  const text = '<img src=x onerror=alert(1)> ' + 'a'.repeat(4000);
  serveMessages([{ ...fresh, message: text }]);
  show();
  await openFresh();
  expect(await screen.findByText(text)).toBeVisible();
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('one without a project can become one; a won one leads to its project', async () => {
  serveMessages([fresh, won]);
  show();
  await openFresh();
  expect(await screen.findByRole('link', { name: 'Convertir en proyecto' })).toHaveAttribute(
    'href',
    '/admin/dashboard?tab=proyectos&mensaje=m1',
  );
  await openFresh();
  await open(/^Abrir: =Página web/);
  expect(await screen.findByRole('link', { name: 'Web de Rosa' })).toHaveAttribute(
    'href',
    '/projects/p1',
  );
  expect(screen.queryByRole('link', { name: 'Convertir en proyecto' })).toBeNull();
});

test('a reply is mailed once, joins the thread, and the status follows', async () => {
  const served = serveMessages([fresh]);
  show();
  await openFresh();
  expect(await screen.findByText('Todavía no hay respuestas ni notas.')).toBeVisible();
  await userEvent.type(reply(), 'Cuesta S/ 900.');
  await userEvent.dblClick(sendReply());
  expect(await screen.findByText('Respuesta enviada por correo.')).toBeVisible();
  expect(served.sent).toEqual([
    { what: 'reply', id: 'm1', body: { body: 'Cuesta S/ 900.' }, key: expect.any(String) },
  ]);
  await waitFor(async () =>
    expect(await thread()).toEqual(['Inés PazRespuesta3 oct 2026, 10:00Cuesta S/ 900.']),
  );
  await waitFor(() => expect(status()).toHaveDisplayValue('En conversación'));
  expect(reply()).toHaveValue('');
});

test('a note is kept for the team', async () => {
  const served = serveMessages([fresh]);
  show();
  await openFresh();
  await userEvent.type(await screen.findByLabelText('Nota interna'), 'Llamar el lunes');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Nota guardada.')).toBeVisible();
  expect(await thread()).toEqual(['Inés PazNota interna3 oct 2026, 10:00Llamar el lunes']);
  expect(served.sent).toMatchObject([{ what: 'note', body: { body: 'Llamar el lunes' } }]);
  expect(status()).toHaveDisplayValue('Nuevo');
});

test('a blank reply is not sent', async () => {
  const served = serveMessages([fresh]);
  show();
  await openFresh();
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar respuesta' }));
  expect(await screen.findByText('Escribe la respuesta.')).toBeVisible();
  expect(reply()).toHaveFocus();
  expect(served.sent).toEqual([]);
});

test('a reply that fails says so and keeps its text, also when the row is closed', async () => {
  const served = serveMessages([fresh]);
  show();
  await openFresh();
  await screen.findByText('Todavía no hay respuestas ni notas.');
  network.use(onRoute(messageRoutes.replyToMessage, () => HttpResponse.error()));
  await userEvent.type(reply(), 'Cuesta S/ 900.');
  await userEvent.click(sendReply());
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexión|No se pudo/);
  await openFresh();
  await openFresh();
  expect(await screen.findByLabelText('Respuesta')).toHaveValue('Cuesta S/ 900.');
  expect(served.sent).toEqual([]);
});

test('status and who takes care change at once', async () => {
  const served = serveMessages([fresh]);
  show();
  await openFresh();
  await userEvent.selectOptions(status(), 'Perdido');
  expect(await screen.findByText('Guardado')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('A cargo'), 'Inés Paz');
  await waitFor(() => expect(served.sent).toHaveLength(2));
  expect(served.sent.map(({ body }) => body)).toEqual([
    { status: 'perdido' },
    { assigneeId: 'a1' },
  ]);
  const [row] = await cells();
  expect(row?.slice(2, 4)).toEqual(['Perdido', 'Inés Paz']);
  await userEvent.selectOptions(screen.getByLabelText('A cargo'), 'Nadie');
  await waitFor(() => expect(served.sent.at(-1)?.body).toEqual({ assigneeId: null }));
});

test('a refused status goes back, and says so', async () => {
  serveMessages([fresh]);
  show();
  await openFresh();
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  network.use(
    onRoute(messageRoutes.updateMessage, async () => {
      await held;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  await userEvent.selectOptions(status(), 'Ganado');
  await waitFor(() => expect(status()).toHaveDisplayValue('Ganado'));
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al actualizar el mensaje.');
  expect(screen.getByText('«Tienda de tortas» sigue como estaba.')).toBeVisible();
  expect(status()).toHaveDisplayValue('Nuevo');
});

test('a conversation that does not load says so, and another try brings it', async () => {
  const served = serveMessages([fresh]);
  network.use(onRoute(messageRoutes.getMessage, () => HttpResponse.json({}, { status: 500 })));
  show();
  await openFresh();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar la conversación.');
  serveMessages(served.messages);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay respuestas ni notas.')).toBeVisible();
});

test('none yet', async () => {
  serveMessages([]);
  show();
  expect(await screen.findByText('Aún no hay mensajes')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list that does not load says so, and another try brings it', async () => {
  network.use(onRoute(messageRoutes.pageMessages, () => HttpResponse.json({}, { status: 500 })));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los mensajes.');
  serveMessages([fresh]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('the rows shown can be downloaded where the server has no file of them', async () => {
  const files = catchSavedFiles();
  serveMessages([won]);
  show();
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
  show();
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
  show();
  await cells();
  served.messages = [
    { ...fresh, status: 'perdido' },
    aContactMessage({ id: 'm9', subject: 'Otra' }),
  ];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () =>
    expect((await cells()).map((row) => row[2])).toEqual(['Perdido', 'Nuevo']),
  );
});
