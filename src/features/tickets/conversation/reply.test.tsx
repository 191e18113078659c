import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import {
  holdReply,
  replyField,
  sendReply,
  served,
  showTicket,
  thread,
  withConversation,
} from '#src/testing/conversationEdge.tsx';
import { network, onRoute } from '#src/testing/network.ts';
import { fill } from '#src/testing/renderUi.tsx';

withConversation();

test('a sent message is shown and announced, and the field is emptied', async () => {
  showTicket();
  await fill(await replyField(), '  ¿Hay novedades?\n');
  await sendReply();
  expect(await screen.findByText('Respuesta enviada.')).toBeVisible();
  expect((await thread()).getByRole('listitem')).toHaveTextContent(/Tú.*¿Hay novedades\?/);
  expect(await replyField()).toHaveValue('');
  expect(served.received).toMatchObject([{ body: '¿Hay novedades?', files: [] }]);
  expect(served.received[0]?.internal).toBeUndefined();
  expect(served.received[0]?.key).not.toBeNull();
});

test('a client can neither write notes nor assign', async () => {
  showTicket();
  await replyField();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cerrar ticket' })).toBeVisible();
});

test('a note is sent as internal', async () => {
  showTicket('ticket_manager');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nota interna' }));
  await fill(await replyField(), 'Solo para nosotros.');
  await sendReply();
  expect(await screen.findByText('Nota guardada.')).toBeVisible();
  expect(served.received).toMatchObject([{ body: 'Solo para nosotros.', internal: true }]);
  // The next message is for the client again.
  expect(screen.getByRole('checkbox', { name: 'Nota interna' })).not.toBeChecked();
});

test('two quick submits make one message', async () => {
  showTicket();
  await fill(await replyField(), 'Una vez.');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Responder' }));
  await screen.findByText('Respuesta enviada.');
  expect(served.received).toHaveLength(1);
});

test.each([
  ['   ', 'Escribe tu respuesta.'],
  ['x'.repeat(20_001), 'El mensaje admite hasta 20000 caracteres; tiene 20001.'],
])('%.5s is not sent', async (typed, words) => {
  showTicket();
  await fill(await replyField(), typed);
  await sendReply();
  expect(await replyField()).toHaveFocus();
  expect(await replyField()).toHaveAccessibleDescription(words);
  expect(await replyField()).toHaveValue(typed);
  expect(served.received).toEqual([]);
});

test('a refusal shows the reason; the text survives it and a reload', async () => {
  network.use(
    onRoute(ticketRoutes.replyToTicket, () =>
      HttpResponse.json({ message: 'Ese ticket no existe.' }, { status: 404 }),
    ),
  );
  const { unmount } = showTicket();
  await fill(await replyField(), 'No se pierde.');
  await sendReply();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ese ticket no existe.');
  unmount();
  showTicket();
  expect(await replyField()).toHaveValue('No se pierde.');
});

test('after a lost answer the retry has the same idempotency key', async () => {
  const keys: (string | null)[] = [];
  network.use(
    onRoute(ticketRoutes.replyToTicket, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  showTicket();
  await fill(await replyField(), 'Se corta.');
  await sendReply();
  const alert = await screen.findByRole('alert');
  await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('text typed while a message is being sent stays for the next one', async () => {
  const answer = holdReply();
  showTicket();
  await fill(await replyField(), 'Una cosa.');
  await sendReply();
  await fill(await replyField(), ' Y otra.');
  answer();
  expect(await screen.findByText('Respuesta enviada.')).toBeVisible();
  expect(await replyField()).toHaveValue('Una cosa. Y otra.');
});
