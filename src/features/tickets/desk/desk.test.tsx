import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { TicketChange, TicketStatus } from '#contract/tickets.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aProfile, aTicket, aTicketPage } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { Place } from '#src/testing/renderUi.tsx';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { serveTickets } from '#src/testing/ticketsEdge.ts';
import type { TicketsEdge } from '#src/testing/ticketsEdge.ts';
import { Support } from '../Support.tsx';

withNetwork();

const me = aProfile();
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR - 1000).toISOString();

let edge: TicketsEdge;
/** Of each change the ticket, its status, and the one that it undoes. */
let sent: [id: unknown, status: TicketStatus, undone?: TicketStatus][];

beforeEach(() => {
  edge = serveTickets();
  sent = [];
  edge.tickets = [
    aTicket({ id: 'a', subject: 'Espera poco', waitingSince: hoursAgo(2), assigned_to: null }),
    aTicket({
      id: 'b',
      subject: 'Respondido',
      createdAt: hoursAgo(30),
      waitingSince: null,
      firstResponseAt: hoursAgo(27),
      assigned_to: { id: me.id, full_name: me.full_name },
    }),
    aTicket({
      id: 'c',
      subject: 'Espera mucho',
      status: 'En Progreso',
      waitingSince: hoursAgo(80),
      assigned_to: { id: me.id, full_name: me.full_name },
    }),
    aTicket({
      id: 'd',
      subject: 'Ya cerrado',
      status: 'Cerrado',
      waitingSince: null,
      assigned_to: null,
    }),
  ];
  network.use(
    onCall('updateTicket', async ({ request, params }) => {
      const { status, undoes } = (await request.json()) as TicketChange;
      sent.push(undoes ? [params.id, status, undoes.status] : [params.id, status]);
      edge.tickets = edge.tickets.map((one) => (one.id === params.id ? { ...one, status } : one));
      return HttpResponse.json({});
    }),
  );
});

const show = (at = '/support') =>
  renderFeature(
    <>
      <Support />
      <Place />
    </>,
    { auth: signedInAs('ticket_manager'), at },
  );

async function subjects() {
  await screen.findByRole('table');
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
}

test('tickets are sorted by waiting time and show it; answered tickets show their response time', async () => {
  show();
  expect(await subjects()).toEqual(['Espera mucho', 'Espera poco', 'Respondido', 'Ya cerrado']);
  const rows = screen.getAllByRole('row');
  expect(rows[1]).toHaveTextContent('espera 3 días');
  expect(rows[2]).toHaveTextContent('espera 2 h');
  expect(rows[3]).toHaveTextContent('respuesta en 3 h');
});

test('a row says who is in charge', async () => {
  show();
  await subjects();
  expect(screen.getByRole('columnheader', { name: 'A cargo' })).toBeVisible();
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first!).getByRole('cell', { name: me.full_name })).toBeVisible();
  expect(within(second!).getByRole('cell', { name: 'Sin asignar' })).toBeVisible();
});

test.each([
  ['Sin asignar', ['Espera poco']],
  ['Míos', ['Espera mucho', 'Respondido']],
])('the view %s shows its open tickets', async (name, expected) => {
  show();
  await subjects();
  await userEvent.click(screen.getByRole('tab', { name }));
  await waitFor(async () => expect(await subjects()).toEqual(expected));
});

test('the address selects a view', async () => {
  show('/support?vista=mios');
  expect(await subjects()).toEqual(['Espera mucho', 'Respondido']);
});

test('an unknown view in the address shows all tickets', async () => {
  show('/support?vista=otra');
  expect(await subjects()).toHaveLength(4);
  expect(screen.getByRole('tab', { name: 'Todos' })).toHaveAttribute('aria-selected', 'true');
});

test('a bulk change sets the status of all selected tickets, and undo restores each one', async () => {
  show();
  await subjects();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Espera mucho' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Espera poco' }));
  expect(screen.getByText('2 tickets elegidos')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Cambiar estado a'), 'Cerrado');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('2 tickets pasaron a Cerrado.')).toBeVisible();
  expect(sent.sort()).toEqual([
    ['a', 'Cerrado'],
    ['c', 'Cerrado'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent.slice(2).sort()).toEqual([
    ['a', 'Abierto', 'Cerrado'],
    ['c', 'En Progreso', 'Cerrado'],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
});

test('an undo that the server refuses of some names them, and takes back the others', async () => {
  show();
  await subjects();
  for (const subject of ['Espera mucho', 'Espera poco', 'Respondido']) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Elegir: ${subject}` }));
  }
  await userEvent.selectOptions(screen.getByLabelText('Cambiar estado a'), 'Cerrado');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('3 tickets pasaron a Cerrado.')).toBeVisible();
  const message = 'No se deshizo: alguien lo cambió después.';
  network.use(
    onCall('updateTicket', ({ params }) =>
      params.id === 'b' ? HttpResponse.json({}) : HttpResponse.json({ message }, { status: 409 }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('«Espera mucho» y «Espera poco» quedan como están.')).toBeVisible();
});

test('in a bulk change a refused ticket is rolled back, and undo covers only the others', async () => {
  show();
  await subjects();
  network.use(
    onCall('updateTicket', ({ params }) =>
      HttpResponse.json({}, { status: params.id === 'a' ? 500 : 200 }),
    ),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Espera mucho' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Espera poco' }));
  await userEvent.selectOptions(screen.getByLabelText('Cambiar estado a'), 'Cerrado');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('1 ticket pasó a Cerrado.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Error al actualizar el ticket.');
  expect(screen.getByText('«Espera poco» sigue como estaba.')).toBeVisible();
});

test('the toast of a change makes way for the bar of selected tickets', async () => {
  show();
  await subjects();
  await userEvent.selectOptions(screen.getByLabelText('Estado: Espera poco'), 'Cerrado');
  await screen.findByText('Estado: Abierto → Cerrado');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Espera mucho' }));
  expect(screen.getByText('1 ticket elegido')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

test('shortcuts move between rows, close a ticket and start a note', async () => {
  show();
  await subjects();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'Espera mucho' })).toHaveFocus();
  await userEvent.keyboard('jjk');
  expect(screen.getByRole('link', { name: 'Espera poco' })).toHaveFocus();
  await userEvent.keyboard('e');
  expect(await screen.findByText('Estado: Abierto → Cerrado')).toBeVisible();
  expect(sent).toEqual([['a', 'Cerrado']]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sent[1]).toEqual(['a', 'Abierto', 'Cerrado']));
  expect(screen.getByRole('link', { name: 'Espera poco' })).toHaveFocus();
  await userEvent.keyboard('kx');
  expect(screen.getByRole('checkbox', { name: 'Elegir: Espera mucho' })).toBeChecked();
  await userEvent.keyboard('jn');
  expect(await screen.findByText(/^\/support\/a .*"begin":"note"/)).toBeVisible();
});

test('? lists the shortcuts; they are off while typing and can be disabled', async () => {
  show();
  await subjects();
  await userEvent.type(screen.getByLabelText('Buscar'), 'j?');
  expect(screen.getByLabelText('Buscar')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Buscar'));
  await userEvent.click(screen.getByRole('tab', { name: 'Todos' }));
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Atajos de teclado' });
  for (const does of [
    'jIr a la fila siguiente',
    'xElegir la fila',
    '/Buscar en la tabla',
    'eCerrar el ticket',
  ]) {
    expect(dialog).toHaveTextContent(does);
  }
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Usar atajos' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Atajos' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Usar atajos' }));
});

test('an expanded row shows the conversation', async () => {
  const page = aTicketPage({ id: 'a', subject: 'Espera poco' });
  network.use(onRoute(ticketRoutes.getTicket, () => HttpResponse.json(page)));
  show();
  await subjects();
  await userEvent.click(screen.getByRole('button', { name: 'Ver: Espera poco' }));
  expect(await screen.findByRole('textbox', { name: 'Tu respuesta' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir en su página' })).toHaveAttribute(
    'href',
    '/support/a',
  );
});
