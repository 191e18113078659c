import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aTicketPage } from '#src/testing/builders.ts';
import {
  replyField,
  served,
  showTicket,
  withConversation,
} from '#src/testing/conversationEdge.tsx';
import { network, onRoute } from '#src/testing/network.ts';
import { fill } from '#src/testing/renderUi.tsx';

withConversation();

test('a saved reply is inserted with its placeholders replaced', async () => {
  served.page = aTicketPage({ project: { id: 'p', name: 'Tienda de café' } });
  const rows = [{ id: 's1', title: 'Saludo', body: 'Hola, {cliente}: vemos {proyecto}.' }];
  network.use(onRoute(ticketRoutes.listSavedReplies, () => HttpResponse.json({ rows })));
  showTicket('ticket_manager');
  await userEvent.click(await screen.findByRole('button', { name: 'Respuestas guardadas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Insertar: Saludo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await replyField()).toHaveValue('Hola, Rosa: vemos Tienda de café.');
  expect(await replyField()).toHaveFocus();
});

test('saved replies can be created, edited, deleted and restored', async () => {
  let rows: { id: string; title: string; body: string }[] = [];
  const read = async (request: Request) =>
    (await request.json()) as { title: string; body: string };
  network.use(
    onRoute(ticketRoutes.listSavedReplies, () => HttpResponse.json({ rows })),
    onRoute(ticketRoutes.createSavedReply, async ({ request }) => {
      rows = [{ id: 's1', ...(await read(request)) }];
      return HttpResponse.json(rows[0], { status: 201 });
    }),
    onRoute(ticketRoutes.updateSavedReply, async ({ request }) => {
      const { title, body } = { ...rows[0], ...(await read(request)) };
      rows = [{ id: 's1', title, body }];
      return HttpResponse.json(rows[0]);
    }),
    onRoute(ticketRoutes.removeSavedReply, () => {
      rows = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  showTicket('ticket_manager');
  await userEvent.click(await screen.findByRole('button', { name: 'Respuestas guardadas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Respuesta nueva' }));
  await fill(screen.getByLabelText('Título'), 'Saludo');
  await fill(screen.getByLabelText('Texto'), 'Hola.');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Editar: Saludo' }));
  await userEvent.clear(screen.getByLabelText('Texto'));
  await fill(screen.getByLabelText('Texto'), 'Buenos días.');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Buenos días.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar: Saludo' }));
  expect(await screen.findByText('Borraste «Saludo».')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('button', { name: 'Editar: Saludo' })).toBeVisible();
});
