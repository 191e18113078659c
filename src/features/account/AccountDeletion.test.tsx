import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { routes } from '#contract/routes.ts';
import type { Ticket } from '#contract/tickets.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderFeature } from '#src/testing/renderFeature.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';

withNetwork();

const auth = { status: 'signedOut', session: null, notice: null } as const;
const pressDeletion = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));

const REQUEST: Ticket & { client: { id: string } } = {
  client: { id: 'rosa' },
  id: '7b0e4b9e-33a4-4b43-9a57-0d0e6a2f9c01',
  userName: 'Rosa Quispe',
  subject: 'Eliminar mi cuenta',
  description: 'Pido que eliminen mi cuenta.',
  status: 'Abierto',
  // A Friday; 8 and 9 December are holidays.
  createdAt: '2026-11-27T15:00:00.000Z',
};

test('asks by a ticket that names the law and the day of the answer', async () => {
  const sent: unknown[] = [];
  network.use(
    onPage(listRoutes.pageTickets, () => (sent.length > 0 ? [REQUEST] : [])),
    onRoute(routes.createTicket, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(REQUEST, { status: 201 });
    }),
  );
  renderFeature(<AccountDeletion id="rosa" opensTickets />, { auth });
  await pressDeletion();
  const dialog = screen.getByRole('dialog', { name: 'Eliminar mi cuenta' });
  expect(within(dialog).getByText(/Libro de Reclamaciones, dos años/)).toBeVisible();
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Pedir la eliminación' }));
  expect(await screen.findByText(/a más tardar el martes 15 dic 2026/)).toBeVisible();
  expect(sent).toEqual([
    { subject: 'Eliminar mi cuenta', description: expect.stringContaining('ley 29733') },
  ]);
  expect(screen.queryByRole('button', { name: 'Eliminar mi cuenta' })).toBeNull();
});

test('a failure is told, and can be tried again', async () => {
  network.use(
    onPage(listRoutes.pageTickets, () => []),
    onRoute(routes.createTicket, () => HttpResponse.json({}, { status: 500 })),
  );
  renderFeature(<AccountDeletion id="rosa" opensTickets />, { auth });
  await pressDeletion();
  await userEvent.click(screen.getByRole('button', { name: 'Pedir la eliminación' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pedir la eliminación' })).toBeEnabled();
});

test.each([
  ['closed', { status: 'Cerrado' }],
  ['somebody else’s of the same name', { client: { id: 'other' } }],
] as const)('a request that is %s does not count', async (_what, change) => {
  network.use(onPage(listRoutes.pageTickets, () => [{ ...REQUEST, ...change }]));
  renderFeature(<AccountDeletion id="rosa" opensTickets />, { auth });
  expect(await screen.findByRole('button', { name: 'Eliminar mi cuenta' })).toBeVisible();
});

test('who answers tickets and opens none is told where to write', () => {
  network.use(onRoute(routes.listTickets, () => HttpResponse.json([])));
  renderFeature(<AccountDeletion id="jorge" opensTickets={false} />, { auth });
  expect(
    screen.getByText(/Pídelo por correo a \S+@[^\s@]+: te respondemos en 10 días/),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
