import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { TicketStatus } from '#contract/tickets.ts';
import { aProfile } from '#src/testing/builders.ts';
import { network, onCall, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { newerTicket, olderTicket, serveTickets } from '#src/testing/ticketsEdge.ts';
import type { TicketsEdge } from '#src/testing/ticketsEdge.ts';
import { Support } from './Support.tsx';

withNetwork();

let edge: TicketsEdge;
beforeEach(() => {
  edge = serveTickets();
  // After a 403 the role is read again.
  serveIdentity(aProfile({ role: 'ticket_manager' }));
});

const show = (role: string, at?: string) =>
  renderFeature(<Support />, { auth: signedInAs(role), ...(at !== undefined && { at }) });

/** The subjects of the table's rows in order. */
async function subjects() {
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.slice(1).map((row) => within(row).getAllByRole('cell')[1]?.textContent);
}

const statusOf = (subject: string) => screen.getByLabelText(`Estado: ${subject}`);

const respond = (resolver: Parameters<typeof onCall>[1]) => {
  network.use(onCall('updateTicket', resolver));
};

test('a chosen status is shown at once and saved', async () => {
  let sent: unknown;
  let accept: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (accept = resolve));
  respond(async ({ request, params }) => {
    sent = { id: params.id, body: await request.json() };
    await held;
    edge.tickets = [{ ...olderTicket, status: 'En Progreso' }, newerTicket];
    return HttpResponse.json(edge.tickets[0]);
  });
  show('ticket_manager');
  await subjects();
  await userEvent.selectOptions(statusOf('Guía de remisión'), 'En Progreso');
  await waitFor(() => expect(statusOf('Guía de remisión')).toHaveValue('En Progreso'));
  accept();
  expect(await screen.findByText('Guardado')).toBeVisible();
  expect(sent).toEqual({ id: 'b', body: { status: 'En Progreso' } });
  await waitFor(() => expect(edge.asked).toBe(2));
  expect(statusOf('Guía de remisión')).toHaveValue('En Progreso');
});

test.each([403, 500])('a status refused with %d is rolled back, with an alert', async (status) => {
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  respond(async () => {
    await held;
    const headers = { 'x-request-id': 'a1b2' };
    return HttpResponse.json({ message: 'No.' }, { status, headers });
  });
  show('ticket_manager');
  await subjects();
  await userEvent.selectOptions(statusOf('Guía de remisión'), 'Cerrado');
  await waitFor(() => expect(statusOf('Guía de remisión')).toHaveValue('Cerrado'));
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al actualizar el ticket\.$/);
  expect(screen.getByText(/^Código a1b2, /)).toBeInTheDocument();
  await waitFor(() => expect(statusOf('Guía de remisión')).toHaveValue('Abierto'));
  expect(statusOf('Guía de remisión')).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('two quick choices reach the server one after the other', async () => {
  const sent: TicketStatus[] = [];
  let accept: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (accept = resolve));
  respond(async ({ request }) => {
    const { status } = (await request.json()) as { status: TicketStatus };
    sent.push(status);
    if (sent.length === 1) await held;
    edge.tickets = [{ ...olderTicket, status }, newerTicket];
    return HttpResponse.json(edge.tickets[0]);
  });
  show('ticket_manager');
  await subjects();
  await userEvent.selectOptions(statusOf('Guía de remisión'), 'En Progreso');
  await userEvent.selectOptions(statusOf('Guía de remisión'), 'Cerrado');
  await waitFor(() => expect(sent).toEqual(['En Progreso']));
  await waitFor(() => expect(statusOf('Guía de remisión')).toHaveValue('Cerrado'));
  accept();
  await waitFor(() => expect(sent).toEqual(['En Progreso', 'Cerrado']));
  expect(await screen.findByText('Guardado')).toBeVisible();
  await waitFor(() => expect(statusOf('Guía de remisión')).toHaveValue('Cerrado'));
});

test('a reload that does not contain a pending edit does not undo it', async () => {
  let accept: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (accept = resolve));
  respond(async () => {
    await held;
    return HttpResponse.json({});
  });
  show('ticket_manager');
  await subjects();
  await userEvent.selectOptions(statusOf('Guía de remisión'), 'Cerrado');
  await waitFor(() => expect(statusOf('Guía de remisión')).toHaveValue('Cerrado'));
  // The other row changes too, which shows when the reload has arrived.
  edge.tickets = [olderTicket, { ...newerTicket, status: 'En Progreso' }];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(statusOf('Cambio del Yape')).toHaveValue('En Progreso'));
  expect(edge.asked).toBe(2);
  expect(statusOf('Guía de remisión')).toHaveValue('Cerrado');
  edge.tickets = [{ ...olderTicket, status: 'En Progreso' }, newerTicket];
  accept();
  // Later answers of the server are shown, whoever made the change.
  await waitFor(() => expect(statusOf('Guía de remisión')).toHaveValue('En Progreso'));
  expect(edge.asked).toBe(3);
});

test.each<[string, string[]]>([
  ['guia', ['Guía de remisión']],
  ['ÑAUPARI', ['Cambio del Yape']],
  ['remision rosa', ['Guía de remisión']],
])('the search finds %s', async (text, found) => {
  show('ticket_manager');
  await subjects();
  await userEvent.type(screen.getByLabelText('Buscar'), text);
  expect(await screen.findByText('1 de 2 tickets')).toBeVisible();
  expect(await subjects()).toEqual(found);
});

test('a filter leaves a changed row in place until another is chosen', async () => {
  respond(() => HttpResponse.json({}));
  show('ticket_manager', '/support?estado=Abierto');
  expect(await subjects()).toEqual(['Guía de remisión']);
  edge.tickets = [{ ...olderTicket, status: 'Cerrado' }, newerTicket];
  await userEvent.selectOptions(statusOf('Guía de remisión'), 'Cerrado');
  expect(await screen.findByText('Guardado')).toBeVisible();
  expect(await subjects()).toEqual(['Guía de remisión']);
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'En Progreso');
  expect(await screen.findByText('Ningún ticket coincide con lo que buscas.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(await screen.findByText('2 tickets')).toBeVisible();
  expect(await subjects()).toHaveLength(2);
});

test('the address determines search and order', async () => {
  show('ticket_manager', '/support?buscar=de&orden=usuario');
  expect(await subjects()).toEqual(['Cambio del Yape', 'Guía de remisión']);
  expect(screen.getByLabelText('Buscar')).toHaveValue('de');
  const head = screen.getByRole('columnheader', { name: 'Usuario' });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await waitFor(async () => {
    expect(await subjects()).toEqual(['Guía de remisión', 'Cambio del Yape']);
  });
});

test('a row expands, also by keyboard, and the arrow keys lead on', async () => {
  show('ticket_manager');
  await subjects();
  const open = screen.getByRole('button', { name: 'Ver: Cambio del Yape' });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  act(() => open.focus());
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Ver: Guía de remisión' })).toHaveFocus();
});

test('an unknown status is shown', async () => {
  edge.tickets = [{ ...olderTicket, status: 'Pausado' as TicketStatus }];
  show('admin');
  await subjects();
  expect(statusOf('Guía de remisión')).toHaveValue('Pausado');
});
