import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { aPage, aProfile, aTicket } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { ManagersTickets, Today } from './Today.tsx';

withNetwork();

const waiting = aTicket({
  id: 't1',
  waitingSince: new Date(Date.now() - 3 * 3_600_000).toISOString(),
});

function serveWaiting(answer: () => Response) {
  const asked: string[] = [];
  network.use(
    onRoute(listRoutes.pageTickets, ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer();
    }),
  );
  return asked;
}

const show = (role: string) => renderFeature(<Today />, { auth: signedInAs(role) });

test('a ticket manager sees the longest waiting tickets and a link to all', async () => {
  const asked = serveWaiting(() => HttpResponse.json(aPage([waiting], 'next', 12)));
  show('ticket_manager');
  const section = within(await screen.findByRole('region', { name: 'Esperan tu respuesta' }));
  expect(asked).toContain('?state=waiting&sort=waitingSince&limit=5');
  const ticket = section.getByRole('link', { name: waiting.subject });
  expect(ticket).toHaveAttribute('href', '/support/t1');
  expect(section.getByText('Rosa Quispe')).toBeInTheDocument();
  expect(section.getByText('hace 3 h')).toBeInTheDocument();
  expect(section.getByText('1 de 12')).toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/support');
});

test('a ticket manager for whom nobody waits reads so and has a way on', async () => {
  serveWaiting(() => HttpResponse.json(aPage([])));
  show('ticket_manager');
  const section = within(await screen.findByRole('region', { name: 'Esperan tu respuesta' }));
  expect(section.getByText('Nadie espera respuesta.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/support');
  expect(section.queryByRole('list')).toBeNull();
});

test('other staff see the open tickets that are assigned to them', async () => {
  const asked = serveWaiting(() => HttpResponse.json(aPage([waiting])));
  show('copywriter');
  const section = within(await screen.findByRole('region', { name: 'Asignado a ti' }));
  expect(asked).toContain(`?assigned_to=${aProfile().id}&state=open&sort=waitingSince&limit=5`);
  expect(section.getByRole('link', { name: waiting.subject })).toHaveAttribute(
    'href',
    '/support/t1',
  );
  expect(section.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/support');
});

test('other staff without assigned tickets read so and have ways on', async () => {
  serveWaiting(() => HttpResponse.json(aPage([])));
  show('copywriter');
  const section = within(await screen.findByRole('region', { name: 'Asignado a ti' }));
  expect(section.getByText('No tienes nada asignado por ahora.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Ver tus tickets' })).toHaveAttribute(
    'href',
    '/support',
  );
  expect(section.getByRole('link', { name: 'Ver tus ideas' })).toHaveAttribute('href', '/ai-tools');
});

test('a project manager sees the open tickets that are assigned to them', async () => {
  const asked = serveWaiting(() => HttpResponse.json(aPage([waiting])));
  renderFeature(<ManagersTickets />, { auth: signedInAs('project_manager') });
  const section = within(await screen.findByRole('region', { name: 'Asignado a ti' }));
  expect(section.getByRole('link', { name: waiting.subject })).toBeVisible();
  expect(asked[0]).toContain(`assigned_to=${aProfile().id}&state=open`);
});

test('a project manager without assigned tickets sees no section', async () => {
  const asked = serveWaiting(() => HttpResponse.json(aPage([])));
  renderFeature(<ManagersTickets />, { auth: signedInAs('project_manager') });
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(screen.queryByRole('region')).toBeNull();
});

test('a failed load shows an error and can be retried', async () => {
  serveWaiting(() => new HttpResponse(null, { status: 500 }));
  show('ticket_manager');
  expect(await screen.findByText('Error al cargar los tickets.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test.each(['client', 'project_manager'])('a %s sees and asks nothing', async (role) => {
  const asked = serveWaiting(() => HttpResponse.json(aPage([waiting])));
  const { container } = show(role);
  await new Promise((resolve) => void setTimeout(resolve, 60));
  expect(container).toBeEmptyDOMElement();
  expect(asked).toEqual([]);
});
