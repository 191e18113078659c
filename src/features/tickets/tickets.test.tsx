import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { api } from '#src/api/api.ts';
import { aProfile, aTicket } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { serveTickets } from '#src/testing/ticketsEdge.ts';
import type { TicketsEdge } from '#src/testing/ticketsEdge.ts';
import { Support } from './Support.tsx';

withNetwork();

let edge: TicketsEdge;
beforeEach(() => {
  edge = serveTickets();
});

const show = (role: string) => renderFeature(<Support />, { auth: signedInAs(role) });

const fail = (body: object) => {
  network.use(onRoute(listRoutes.pageTickets, () => HttpResponse.json(body, { status: 500 })));
};

describe('the support centre by role', () => {
  test.each(['client', 'project_manager', 'copywriter'])(
    'a %s has the form and their own tickets as rows, newest first',
    async (role) => {
      show(role);
      const items = await screen.findAllByRole('listitem');
      expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
        'Cambio del Yape',
        'Guía de remisión',
      ]);
      // Three in the morning in UTC is the day before in Lima.
      expect(items[0]).toHaveTextContent(/El código QR.*30 set 2026/);
      expect(items[0]).toHaveTextContent('Cerrado');
      expect(screen.getByRole('button', { name: 'Crear Nuevo Ticket' })).toBeVisible();
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.queryByRole('combobox')).toBeNull();
    },
  );

  test('staff finds tickets that it works on among its own, with whose they are and why', async () => {
    const waitingSince = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const others = { own: false, userName: 'Carla Rojas', waitingSince, lastMessage: null };
    edge.tickets = [
      aTicket({
        ...others,
        id: 't1',
        assigned_to: { id: aProfile().id, full_name: 'Rosa Quispe' },
      }),
      aTicket({ ...others, id: 't2', assigned_to: null }),
      aTicket({ id: 't3', waitingSince, lastMessage: null }),
    ];
    show('project_manager');
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(
      /Carla Rojas · Asignado a ti · .*Te toca responderdesde hace 3 h/,
    );
    expect(items[1]).toHaveTextContent(
      /Carla Rojas · De tu proyecto · .*Espera respuestadesde hace 3 h/,
    );
    expect(items[2]).toHaveTextContent(/Te debemos respuestadesde hace 3 h/);
    expect(items[2]).not.toHaveTextContent('De tu proyecto');
  });

  test('a row leads to its ticket and says whose turn it is, since when and for which project', async () => {
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const author = { full_name: 'Jorge Huamán', staff: true };
    const project = { id: 'p1', name: 'Tienda online' };
    edge.tickets = [
      aTicket({ id: 't1', waitingSince: null, lastMessage: { at: at(2), author }, project }),
      aTicket({
        id: 't2',
        subject: 'Otro',
        waitingSince: at(14),
        lastMessage: null,
        project: null,
      }),
    ];
    show('client');
    const [answered, waiting] = await screen.findAllByRole('listitem');
    const link = within(answered!).getByRole('link', { name: aTicket().subject });
    expect(link).toHaveAttribute('href', expect.stringContaining('/support/t1'));
    expect(answered).toHaveTextContent('Te toca responderJorge Huamán respondió hace 2 h');
    expect(answered).toHaveTextContent('Tienda online');
    expect(waiting).toHaveTextContent('Te debemos respuestadesde hace 14 h');
  });

  test.each(['admin', 'ticket_manager'])('a %s has the table and no form', async (role) => {
    show(role);
    await screen.findByRole('table');
    const [, , row] = screen.getAllByRole('row');
    expect(row).toHaveTextContent('Álvaro Ñaupari');
    expect(row).toHaveTextContent('30 set 2026');
    expect(screen.getByLabelText('Estado: Cambio del Yape')).toHaveValue('Cerrado');
    expect(screen.getByLabelText('Estado: Cambio del Yape')).toHaveAttribute('name', 'status');
    expect(screen.queryByRole('button', { name: 'Crear Nuevo Ticket' })).toBeNull();
  });
});

describe.each(['client', 'ticket_manager'])('loading the tickets of a %s', (role) => {
  test('meanwhile the region is marked as busy', () => {
    network.use(onRoute(listRoutes.pageTickets, () => new Promise<never>(() => undefined)));
    show(role);
    expect(
      screen.getByRole('region', { name: /tickets/i }).closest('section')?.outerHTML,
    ).toContain('aria-busy="true"');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without tickets an empty state is shown', async () => {
    edge.tickets = [];
    show(role);
    expect(await screen.findByText('No hay tickets')).toBeVisible();
  });

  test.each([
    [{ message: 'La base está en mantenimiento.' }, 'La base está en mantenimiento.'],
    [{}, 'Error al cargar los tickets.'],
  ])('a failed load with %j shows %s and can be retried', async (body, text) => {
    fail(body);
    show(role);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    network.use(onPage(listRoutes.pageTickets, () => edge.tickets));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findAllByText('Guía de remisión')).not.toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failed reload keeps the rows', async () => {
    const { store } = show(role);
    await screen.findByText('Guía de remisión');
    fail({});
    act(() => void store.dispatch(api.util.invalidateTags(['Ticket'])));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al recargar los datos.');
    expect(screen.getByText('Guía de remisión')).toBeVisible();
  });

  test('markup and long subjects are shown as text', async () => {
    const subject = `<img src=x onerror=alert(1)>${'largo '.repeat(30)}`.trim();
    edge.tickets = [aTicket({ subject, description: '<b>no</b>' })];
    show(role);
    expect(await screen.findByText(subject)).toBeVisible();
    expect(document.querySelector('main img, section img')).toBeNull();
  });
});
