import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { contactMessageRoutes } from '#contract/contactMessageRoutes.ts';
import { fresh, serveContactMessages, talking, won } from '#src/testing/contactMessagesEdge.ts';
import {
  contactMessageCells,
  openContactMessage,
  showContactMessages,
} from '#src/testing/contactMessagesOnScreen.tsx';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';

withNetwork();

const openFresh = () => openContactMessage(/^Ver: Tienda de tortas/);
const thread = async () =>
  within(await screen.findByRole('list', { name: 'Conversación' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const status = () => screen.getByLabelText('Estado', { selector: '[name=status]' });
const reply = () => screen.getByLabelText('Tu respuesta');
const sendReply = () => screen.getByRole('button', { name: 'Responder' });

test('an open one has text, idea, account and the others of the address', async () => {
  const account = { id: 'c1', full_name: 'Rosa Quispe' };
  const other = { ...talking, email: fresh.email };
  serveContactMessages([{ ...fresh, account }, other]);
  showContactMessages();
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
  serveContactMessages([{ ...fresh, message: text }]);
  showContactMessages();
  await openFresh();
  expect(await screen.findByText(text)).toBeVisible();
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('one without a project can become one; a won one leads to its project', async () => {
  serveContactMessages([fresh, won]);
  showContactMessages();
  await openFresh();
  expect(await screen.findByRole('link', { name: 'Convertir en proyecto' })).toHaveAttribute(
    'href',
    '/admin/dashboard?tab=proyectos&mensaje=m1',
  );
  await openFresh();
  await openContactMessage(/^Ver: =Página web/);
  expect(await screen.findByRole('link', { name: 'Web de Rosa' })).toHaveAttribute(
    'href',
    '/projects/p1',
  );
  expect(screen.queryByRole('link', { name: 'Convertir en proyecto' })).toBeNull();
});

test('a reply is mailed once, joins the thread, and the status follows', async () => {
  const served = serveContactMessages([fresh]);
  showContactMessages();
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
  const served = serveContactMessages([fresh]);
  showContactMessages();
  await openFresh();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nota interna' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota interna' }), 'Llamar el lunes');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Nota guardada.')).toBeVisible();
  expect(await thread()).toEqual(['Inés PazNota interna3 oct 2026, 10:00Llamar el lunes']);
  expect(served.sent).toMatchObject([{ what: 'note', body: { body: 'Llamar el lunes' } }]);
  expect(status()).toHaveDisplayValue('Nuevo');
  // The next entry is a reply again.
  expect(reply()).toHaveValue('');
});

test.each([
  ['Tu respuesta', false, 'Responder', 'La respuesta'],
  ['Nota interna', true, 'Guardar nota', 'La nota'],
])(
  '%s: one that is too long is not sent, and its text stays',
  async (name, isNote, button, what) => {
    const served = serveContactMessages([fresh]);
    const long = 'a'.repeat(20_001);
    showContactMessages();
    await openFresh();
    if (isNote) {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Nota interna' }));
    }
    await userEvent.click(await screen.findByRole('textbox', { name }));
    await userEvent.paste(long);
    await userEvent.click(screen.getByRole('button', { name: button }));
    const refusal = `${what} admite hasta 20000 caracteres; tiene 20001.`;
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByRole('textbox', { name })).toHaveValue(long);
    expect(served.sent).toEqual([]);
  },
);

test('a blank reply is not sent', async () => {
  const served = serveContactMessages([fresh]);
  showContactMessages();
  await openFresh();
  await userEvent.click(await screen.findByRole('button', { name: 'Responder' }));
  expect(await screen.findByText('Escribe la respuesta.')).toBeVisible();
  expect(reply()).toHaveFocus();
  expect(served.sent).toEqual([]);
});

test('a reply that fails says so and keeps its text, also when the row is closed', async () => {
  const served = serveContactMessages([fresh]);
  showContactMessages();
  await openFresh();
  await screen.findByText('Todavía no hay respuestas ni notas.');
  network.use(onRoute(contactMessageRoutes.replyToContactMessage, () => HttpResponse.error()));
  await userEvent.type(reply(), 'Cuesta S/ 900.');
  await userEvent.click(sendReply());
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexión|No se pudo/);
  await openFresh();
  await openFresh();
  expect(await screen.findByLabelText('Tu respuesta')).toHaveValue('Cuesta S/ 900.');
  expect(served.sent).toEqual([]);
});

test('status and who takes care change at once', async () => {
  const served = serveContactMessages([fresh]);
  showContactMessages();
  await openFresh();
  await userEvent.selectOptions(status(), 'Perdido');
  expect(await screen.findByText('Guardado')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('A cargo'), 'Inés Paz');
  await waitFor(() => expect(served.sent).toHaveLength(2));
  expect(served.sent.map(({ body }) => body)).toEqual([
    { status: 'perdido' },
    { assigneeId: 'a1' },
  ]);
  const [row] = await contactMessageCells();
  expect(row?.slice(2, 4)).toEqual(['Perdido', 'Inés Paz']);
  await userEvent.selectOptions(screen.getByLabelText('A cargo'), 'Nadie');
  await waitFor(() => expect(served.sent.at(-1)?.body).toEqual({ assigneeId: null }));
});

test('a refused status goes back, and says so', async () => {
  serveContactMessages([fresh]);
  showContactMessages();
  await openFresh();
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  network.use(
    onRoute(contactMessageRoutes.updateContactMessage, async () => {
      await held;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  await userEvent.selectOptions(status(), 'Ganado');
  await waitFor(() => expect(status()).toHaveDisplayValue('Ganado'));
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al actualizar el mensaje.');
  expect(screen.getByText('«Tienda de tortas» sigue como estaba.')).toBeVisible();
  // The store tells of patched rows with the next frame.
  await waitFor(() => expect(status()).toHaveDisplayValue('Nuevo'));
});

test('a conversation that does not load says so, and another try brings it', async () => {
  const served = serveContactMessages([fresh]);
  network.use(
    onRoute(contactMessageRoutes.getContactMessage, () => HttpResponse.json({}, { status: 500 })),
  );
  showContactMessages();
  await openFresh();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar la conversación.');
  serveContactMessages(served.messages);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay respuestas ni notas.')).toBeVisible();
});
