import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { TicketClient } from '#contract/tickets.ts';
import { aTicket } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { fill, Place } from '#src/testing/renderUi.tsx';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { serveTickets } from '#src/testing/ticketsEdge.ts';
import { Support } from '../Support.tsx';

withNetwork();

const aClient = (change: Partial<TicketClient>): TicketClient => ({
  id: 'c1',
  full_name: 'Rosa Quispe',
  detail: 'Agro Quispe',
  projects: [{ id: 'p1', name: 'Tienda en línea' }],
  ...change,
});
const clients = [
  aClient({}),
  aClient({ id: 'c2', detail: 'rosa.q@ejemplo.pe', projects: [] }),
  aClient({ id: 'c3', full_name: 'Álvaro Ñaupari', detail: undefined, projects: [] }),
];
let sent: unknown[];

beforeEach(() => {
  window.sessionStorage.clear();
  serveTickets();
  sent = [];
  network.use(
    onRoute(ticketRoutes.listTicketClients, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      return HttpResponse.json({ people: clients.filter(({ full_name: n }) => n.includes(q)) });
    }),
    onCall('createTicket', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(aTicket({ id: 'new' }), { status: 201 });
    }),
  );
});

async function open(role = 'ticket_manager') {
  renderFeature(
    <>
      <Support />
      <Place />
    </>,
    { auth: signedInAs(role), at: '/support' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo ticket' }));
  return within(await screen.findByRole('dialog', { name: 'Nuevo ticket para un cliente' }));
}

const client = () => screen.getByLabelText('Cliente');
const options = () =>
  within(client())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test.each(['ticket_manager', 'admin'])(
  'a %s opens one for a client about a project of theirs, and is led to it',
  async (role) => {
    const dialog = await open(role);
    expect(screen.queryByRole('button', { name: 'Crear Nuevo Ticket' })).toBeNull();
    await dialog.findByRole('option', { name: 'Rosa Quispe (Agro Quispe)' });
    await userEvent.selectOptions(client(), 'Rosa Quispe (Agro Quispe)');
    await userEvent.selectOptions(dialog.getByLabelText(/^Proyecto/), 'Tienda en línea');
    await fill(dialog.getByLabelText('Asunto'), 'Llamó por el dominio');
    await fill(dialog.getByLabelText('Descripción'), 'Vence el viernes.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Abrir ticket' }));
    expect(await screen.findByText(/^\/support\/new/)).toBeVisible();
    expect(sent).toEqual([
      {
        user_id: 'c1',
        project_id: 'p1',
        subject: 'Llamó por el dominio',
        description: 'Vence el viernes.',
      },
    ]);
  },
);

test('namesakes are told apart; the search narrows the list and keeps who was chosen', async () => {
  const dialog = await open();
  await dialog.findByRole('option', { name: 'Álvaro Ñaupari' });
  expect(options()).toEqual([
    'Elige un cliente',
    'Rosa Quispe (Agro Quispe)',
    'Rosa Quispe (rosa.q@ejemplo.pe)',
    'Álvaro Ñaupari',
  ]);
  await userEvent.selectOptions(client(), 'Álvaro Ñaupari');
  await userEvent.type(dialog.getByLabelText('Buscar cliente'), 'Rosa');
  await waitFor(() => expect(options()[1]).toBe('Álvaro Ñaupari'));
  expect(client()).toHaveDisplayValue('Álvaro Ñaupari');
  await userEvent.type(dialog.getByLabelText('Buscar cliente'), ' Nadie');
  expect(await dialog.findByText(/^Ningún cliente coincide/)).toBeVisible();
});

test('another client’s project does not stay chosen', async () => {
  const dialog = await open();
  await dialog.findByRole('option', { name: 'Álvaro Ñaupari' });
  await userEvent.selectOptions(client(), 'Rosa Quispe (Agro Quispe)');
  await userEvent.selectOptions(dialog.getByLabelText(/^Proyecto/), 'Tienda en línea');
  await userEvent.selectOptions(client(), 'Álvaro Ñaupari');
  expect(dialog.queryByLabelText(/^Proyecto/)).toBeNull();
  await fill(dialog.getByLabelText('Asunto'), 'a');
  await fill(dialog.getByLabelText('Descripción'), 'b');
  await userEvent.click(dialog.getByRole('button', { name: 'Abrir ticket' }));
  await waitFor(() => expect(sent).toEqual([{ user_id: 'c3', subject: 'a', description: 'b' }]));
});

test('blank fields say what is missing, and nothing is sent', async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Abrir ticket' }));
  expect(await dialog.findByText('Elige al cliente.')).toBeVisible();
  expect(dialog.getByText('Escribe el asunto.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refusal says why; what was typed survives it and a closed dialog', async () => {
  network.use(
    onCall('createTicket', () =>
      HttpResponse.json({ message: 'Elige a un cliente activo.' }, { status: 422 }),
    ),
  );
  const dialog = await open();
  await dialog.findByRole('option', { name: 'Álvaro Ñaupari' });
  await userEvent.selectOptions(client(), 'Álvaro Ñaupari');
  await fill(dialog.getByLabelText('Asunto'), 'Llamó');
  await fill(dialog.getByLabelText('Descripción'), 'Por el dominio.');
  await userEvent.click(dialog.getByRole('button', { name: 'Abrir ticket' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Elige a un cliente activo.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nuevo ticket' }));
  expect(await screen.findByLabelText('Asunto')).toHaveValue('Llamó');
  await waitFor(() => expect(client()).toHaveDisplayValue('Álvaro Ñaupari'));
});

test('clients that do not load say so, and another try brings them', async () => {
  network.use(
    onRoute(ticketRoutes.listTicketClients, () => HttpResponse.json({}, { status: 500 })),
  );
  const dialog = await open();
  expect(await dialog.findByText('No se pudieron cargar los clientes.')).toBeVisible();
  network.use(
    onRoute(ticketRoutes.listTicketClients, () => HttpResponse.json({ people: clients })),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByRole('option', { name: 'Álvaro Ñaupari' })).toBeInTheDocument();
});
