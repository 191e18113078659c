import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aMessage, aTicketPage } from '#src/testing/builders.ts';
import {
  aStatus,
  replyField,
  served,
  showTicket,
  thread,
  withConversation,
} from '#src/testing/conversationEdge.tsx';
import { network, onRoute } from '#src/testing/network.ts';

withConversation();

test('entries are in chronological order, each with author and time', async () => {
  served.page = aTicketPage({ project: { id: 'p', name: 'Tienda de café' } }, [
    aMessage(),
    aStatus('En Progreso'),
    {
      ...aStatus('En Progreso'),
      id: 'assigned',
      kind: 'assignment',
      assignee: { id: 'otra', full_name: 'Ana Flores' },
    },
  ]);
  showTicket();
  const items = (await thread()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Jorge Huamán.*Equipo Tramayo.*5 set 2026, 10:00.*Ya lo estamos/),
    expect.stringMatching(/Jorge Huamán pasó el ticket a En Progreso.*5 set 2026, 11:00/),
    expect.stringMatching(/Jorge Huamán lo asignó a Ana Flores/),
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(served.page.ticket.subject);
  expect(screen.getByRole('link', { name: 'Tienda de café' })).toHaveAttribute(
    'href',
    '/projects/p',
  );
  expect(screen.getByText(served.page.ticket.description)).toBeVisible();
});

test('addresses in the description and in messages are links', async () => {
  served.page = aTicketPage({ description: 'Falla https://tienda.pe/pago' }, [
    aMessage({ body: 'Prueba https://prueba.pe/pago' }),
  ]);
  showTicket();
  const link = async (name: string) => screen.findByRole('link', { name });
  expect(await link('https://tienda.pe/pago')).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(await link('https://prueba.pe/pago')).toHaveAttribute('href', 'https://prueba.pe/pago');
});

test('a note is marked', async () => {
  served.page = aTicketPage({}, [aMessage({ kind: 'note', body: 'Ojo.' })]);
  showTicket('ticket_manager');
  const note = (await thread()).getByRole('listitem');
  expect(note).toHaveTextContent('Nota interna');
  expect(note).toHaveTextContent('Ojo.');
});

test('without entries a message is shown', async () => {
  showTicket();
  expect(await screen.findByText(/^Todavía no hay respuestas\./)).toBeVisible();
});

test('while the ticket loads the region is marked as busy', () => {
  network.use(onRoute(ticketRoutes.getTicket, () => new Promise<never>(() => undefined)));
  showTicket();
  expect(screen.getByText('Cargando el ticket').closest('[aria-busy="true"]')).not.toBeNull();
});

test.each([
  ['a missing ticket', 404, 'Ese ticket no existe.'],
  ['an id that no ticket can have', 400, 'El identificador no es válido.'],
])('%s shows a message and a link back', async (_what, status, message) => {
  network.use(onRoute(ticketRoutes.getTicket, () => HttpResponse.json({ message }, { status })));
  showTicket();
  expect(await screen.findByText('Ese ticket no existe.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver los tickets' })).toHaveAttribute('href', '/support');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure is shown and can be retried', async () => {
  network.use(onRoute(ticketRoutes.getTicket, () => new HttpResponse(null, { status: 500 })));
  showTicket();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar el ticket.');
  network.use(onRoute(ticketRoutes.getTicket, () => HttpResponse.json(served.page)));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await replyField()).toBeVisible();
});

test.each([
  ['client', 'Si respondes, se vuelve a abrir.'],
  ['ticket_manager', 'Si respondes, sigue cerrado'],
])('on a closed ticket the form tells a %s what a reply does', async (role, words) => {
  served.page = aTicketPage({ status: 'Cerrado' });
  showTicket(role);
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});
