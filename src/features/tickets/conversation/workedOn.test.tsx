import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { api } from '#src/api/api.ts';
import { aMessage, aProfile, aTicketPage } from '#src/testing/builders.ts';
import {
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

const me = aProfile();
/** Of a client, as other staff in charge of it gets it (TICKET-25). */
const worked = {
  userName: 'Carla Rojas',
  own: false,
  seesNotes: true,
  seesProject: false,
  project: { id: 'p', name: 'Tienda de café' },
  assigned_to: { id: me.id, full_name: me.full_name },
};

test('staff in charge reads it as the agency: the client’s name, notes, the wait, the project’s name', async () => {
  served.page = aTicketPage(worked, [aMessage({ kind: 'note', body: 'Es de diseño' })]);
  showTicket('copywriter');
  const items = (await thread()).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/Nota interna.*Es de diseño/);
  expect(screen.getByText('Carla Rojas')).toBeVisible();
  const facts = within(screen.getByRole('complementary', { name: 'Datos del ticket' }));
  expect(facts.getByText('Tú')).toBeVisible();
  expect(facts.getByText('Espera respuesta')).toBeVisible();
  expect(facts.getByText('Tienda de café')).toBeVisible();
  expect(facts.queryByRole('link')).toBeNull();
});

test('they write notes and reply, and have no control that is not theirs', async () => {
  served.page = aTicketPage(worked);
  showTicket('copywriter');
  await fill(await replyField(), 'Necesito accesos');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nota interna' }));
  await sendReply();
  expect(await screen.findByText('Nota guardada.')).toBeVisible();
  expect(served.received).toMatchObject([{ body: 'Necesito accesos', internal: true }]);
  expect(screen.queryByRole('combobox')).toBeNull();
  for (const name of ['Cerrar ticket', 'Tomar ticket', 'Respuestas guardadas']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('a manager’s page links to their project; on a closed ticket the form does not ask to reopen it', async () => {
  served.page = aTicketPage({
    ...worked,
    status: 'Cerrado',
    assigned_to: null,
    seesProject: true,
  });
  showTicket('project_manager');
  expect(await screen.findByRole('link', { name: 'Tienda de café' })).toHaveAttribute(
    'href',
    '/projects/p',
  );
  expect(screen.getByText('Este ticket está cerrado. Si respondes, sigue cerrado.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reabrir ticket' })).toBeNull();
});

test('their own ticket they close, and write no note on', async () => {
  served.page = aTicketPage({ seesNotes: false });
  showTicket('copywriter');
  expect(await screen.findByRole('button', { name: 'Cerrar ticket' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Nota interna' })).toBeNull();
});

test('one that is handed on says so, without an error, and keeps what was typed', async () => {
  served.page = aTicketPage(worked);
  const { store } = showTicket('copywriter');
  await fill(await replyField(), 'Una cosa más.');
  network.use(
    onRoute(ticketRoutes.getTicket, () =>
      HttpResponse.json({ message: 'Ese ticket no existe.' }, { status: 404 }),
    ),
  );
  act(() => void store.dispatch(api.util.invalidateTags(['Ticket'])));
  expect(await screen.findByText(/^Este ticket ya no está a tu cargo/)).toBeVisible();
  expect(await replyField()).toHaveValue('Una cosa más.');
  expect(screen.queryByRole('alert')).toBeNull();
});
