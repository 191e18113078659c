import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { aProfile, aTicket, storeSession } from '#src/testing/builders.ts';
import { network, onCall, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

test('people rejected for their old role see the pages of their new role', async () => {
  const person = aProfile({ role: 'ticket_manager' });
  storeSession(person.id);
  serveIdentity(person);
  network.use(
    onPage(listRoutes.pageTickets, () => [aTicket({ subject: 'Yape' })]),
    onCall('updateTicket', () =>
      HttpResponse.json({ message: 'No tienes permiso para hacer esto.' }, { status: 403 }),
    ),
  );
  await renderApp('/support');
  const status = await screen.findByRole('combobox', { name: 'Estado: Yape' });
  expect(screen.queryByRole('button', { name: 'Crear Nuevo Ticket' })).toBeNull();

  serveIdentity({ ...person, role: 'client' });
  await userEvent.selectOptions(status, 'Cerrado');
  expect(await screen.findByRole('button', { name: 'Crear Nuevo Ticket' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Estado: Yape' })).toBeNull();
});
