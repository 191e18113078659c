import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { routes } from '#contract/routes.ts';
import type { TicketAssignment } from '#contract/tickets.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aProfile, aTicketPage } from '#src/testing/builders.ts';
import {
  aStatus,
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

const rosa = aProfile();

test('a client closes and reopens their ticket', async () => {
  network.use(
    onRoute(ticketRoutes.closeTicket, () => {
      served.page = aTicketPage({ status: 'Cerrado' }, [aStatus('Cerrado')]);
      return HttpResponse.json(served.page.ticket);
    }),
    onRoute(ticketRoutes.reopenTicket, () =>
      HttpResponse.json({ message: 'Hoy no.' }, { status: 503 }),
    ),
  );
  showTicket();
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar ticket' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reabrir ticket' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Hoy no.');
  expect(await screen.findByRole('button', { name: 'Reabrir ticket' })).toBeVisible();
  expect((await thread()).getByRole('listitem')).toHaveTextContent('cerró el ticket');
});

test('a reply waits for a close that is being saved, and so reopens the ticket', async () => {
  const arrived: string[] = [];
  const held = Promise.withResolvers<null>();
  network.use(
    onRoute(ticketRoutes.closeTicket, async () => {
      await held.promise;
      arrived.push('close');
      return HttpResponse.json({});
    }),
    onRoute(ticketRoutes.replyToTicket, () => {
      arrived.push('reply');
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  showTicket();
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar ticket' }));
  await fill(await replyField(), 'Sigue fallando.');
  await sendReply();
  await screen.findByRole('button', { name: 'Enviando...' });
  held.resolve(null);
  expect(await screen.findByText('Respuesta enviada.')).toBeVisible();
  expect(arrived).toEqual(['close', 'reply']);
});

test('staff assign a ticket to others and themselves, and unassign it', async () => {
  const people = [
    { id: 'otra', full_name: 'Ana Flores' },
    { id: rosa.id, full_name: 'Rosa Quispe' },
  ];
  const sent: unknown[] = [];
  network.use(
    onRoute(ticketRoutes.listAssignees, () => HttpResponse.json({ people })),
    onRoute(ticketRoutes.assignTicket, async ({ request }) => {
      const { userId, undoes } = (await request.json()) as TicketAssignment;
      sent.push(undoes ? [userId, undoes.userId] : userId);
      served.page = aTicketPage({ assigned_to: people.find(({ id }) => id === userId) ?? null });
      return HttpResponse.json(served.page.ticket);
    }),
  );
  showTicket('ticket_manager');
  const inCharge = await screen.findByRole('combobox', { name: 'A cargo' });
  await userEvent.selectOptions(inCharge, 'Ana Flores');
  await waitFor(() => expect(inCharge).toHaveValue('otra'));
  await userEvent.click(screen.getByRole('button', { name: 'Tomar ticket' }));
  await waitFor(() => expect(inCharge).toHaveValue(rosa.id));
  await userEvent.selectOptions(inCharge, 'Sin asignar');
  await waitFor(() => expect(sent).toEqual(['otra', rosa.id, null]));
  await screen.findByText('A cargo: Rosa Quispe → Sin asignar');
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(inCharge).toHaveValue(rosa.id));
  await waitFor(() => expect(sent[3]).toEqual([rosa.id, null]));
});

test('staff take a closing back, to the status before it', async () => {
  const sent: unknown[] = [];
  served.page = aTicketPage({ status: 'En Progreso' });
  network.use(
    onRoute(ticketRoutes.closeTicket, () => {
      served.page = aTicketPage({ status: 'Cerrado' });
      return HttpResponse.json(served.page.ticket);
    }),
    onRoute(routes.updateTicket, async ({ request }) => {
      sent.push(await request.json());
      served.page = aTicketPage({ status: 'En Progreso' });
      return HttpResponse.json(served.page.ticket);
    }),
  );
  showTicket('admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar ticket' }));
  await screen.findByText('Estado: En Progreso → Cerrado');
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(sent).toEqual([{ status: 'En Progreso', undoes: { status: 'Cerrado' } }]),
  );
});

test('staff set the status', async () => {
  network.use(
    onRoute(routes.updateTicket, () => {
      served.page = aTicketPage({ status: 'En Progreso' }, [aStatus('En Progreso')]);
      return HttpResponse.json(served.page.ticket);
    }),
  );
  showTicket('admin');
  const field = await screen.findByRole('combobox', { name: /^Estado/ });
  await userEvent.selectOptions(field, 'En Progreso');
  expect((await thread()).getByRole('listitem')).toHaveTextContent('a En Progreso');
  expect(field).toHaveValue('En Progreso');
});

test('shortcuts start a reply and a note, but not while typing', async () => {
  showTicket('ticket_manager');
  await replyField();
  await userEvent.keyboard('n');
  expect(await replyField()).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Nota interna' })).toBeChecked();
  await userEvent.keyboard('rn?');
  expect(await replyField()).toHaveValue('rn?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['after a key', 'after a reload'])('a note in progress stays a note %s', async (when) => {
  const { unmount } = showTicket('ticket_manager');
  await replyField();
  await userEvent.keyboard('n');
  await userEvent.keyboard('El cliente no paga.');
  act(() => (document.activeElement as HTMLElement).blur());
  if (when === 'after a reload') {
    unmount();
    showTicket('ticket_manager');
    await replyField();
  }
  await userEvent.keyboard('r');
  expect(await replyField()).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Nota interna' })).toBeChecked();
  await sendReply();
  expect(await screen.findByText('Nota guardada.')).toBeVisible();
  expect(served.received).toMatchObject([{ body: 'El cliente no paga.', internal: true }]);
});
