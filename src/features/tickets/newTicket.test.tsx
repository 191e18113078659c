import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Ticket } from '#contract/tickets.ts';
import { aProfile, aProject, aTicket, storeSession } from '#src/testing/builders.ts';
import { fill } from '#src/testing/renderUi.tsx';
import { network, onCall, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

const rosa = aProfile();
let tickets: Ticket[];
let sent: unknown[];

beforeEach(() => {
  tickets = [aTicket()];
  sent = [];
  storeSession(rosa.id);
  serveIdentity(rosa);
  network.use(
    onPage(listRoutes.pageTickets, () => tickets),
    onCall('getDashboard', () => HttpResponse.json({ projects: [], serviceIds: [] })),
    onCall('createTicket', async ({ request }) => {
      const body = (await request.json()) as Partial<Ticket>;
      sent.push(body);
      tickets = [aTicket({ ...body, id: 'new', createdAt: '2026-11-20T12:00:00Z' }), ...tickets];
      return HttpResponse.json(tickets[0], { status: 201 });
    }),
  );
});

const toggle = () => screen.findByRole('button', { name: 'Crear Nuevo Ticket' });
const subject = () => screen.getByLabelText('Asunto');
const description = () => screen.getByLabelText('Descripción detallada');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar ticket' }));

async function open() {
  await renderApp('/support');
  await userEvent.click(await toggle());
}

async function fillIn() {
  await fill(subject(), '  La boleta no sale ');
  await fill(description(), 'Desde ayer.\nEn la tienda.');
}

test('the form opens and closes, with the specified names and five rows', async () => {
  await open();
  expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(subject()).toHaveAttribute('name', 'subject');
  expect(description()).toHaveAttribute('name', 'description');
  expect(description()).toHaveAttribute('rows', '5');
  await userEvent.click(await toggle());
  expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Asunto')).toBeNull();
});

test('a ticket is sent trimmed, is listed first and announced, and the form closes', async () => {
  await open();
  await fillIn();
  await send();
  expect(await screen.findByText(/^Recibimos tu ticket/)).toBeVisible();
  expect(screen.getByText(/^Recibimos tu ticket/).closest('[role=status]')).not.toBeNull();
  expect(sent).toEqual([
    { subject: 'La boleta no sale', description: 'Desde ayer.\nEn la tienda.' },
  ]);
  expect(screen.queryByLabelText('Asunto')).toBeNull();
  expect(await toggle()).toHaveFocus();
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('La boleta no sale'),
  );
  await userEvent.click(await toggle());
  expect(subject()).toHaveValue('');
});

test('an empty answer counts as success', async () => {
  network.use(onCall('createTicket', () => new HttpResponse(null, { status: 204 })));
  await open();
  await fillIn();
  tickets = [aTicket({ id: 'c', subject: 'La boleta no sale' }), ...tickets];
  await send();
  expect(await screen.findByText('La boleta no sale')).toBeVisible();
});

test('blank text is not sent: the first empty field has focus and is marked', async () => {
  await open();
  await send();
  expect(subject()).toHaveFocus();
  expect(subject()).toHaveAttribute('aria-invalid', 'true');
  expect(subject()).toHaveAccessibleDescription(
    'Escribe el asunto. Una línea que diga de qué se trata.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(subject(), 'Algo');
  await userEvent.type(description(), '   ');
  await send();
  expect(description()).toHaveFocus();
  expect(description()).toHaveAttribute('aria-invalid', 'true');
  expect(subject()).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

test.each([400, 403, 500])(
  'a %d keeps the typed text and shows the specified text',
  async (status) => {
    network.use(onCall('createTicket', () => HttpResponse.json({ message: 'No.' }, { status })));
    await open();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^No se pudo crear el ticket\. Inténtalo de nuevo\.$/,
    );
    expect(subject()).toHaveValue('  La boleta no sale ');

    network.use(onCall('createTicket', () => HttpResponse.json(aTicket(), { status: 201 })));
    await send();
    expect(await screen.findByText(/^Recibimos tu ticket/)).toBeVisible();
  },
);

test('two quick submits make one request', async () => {
  await open();
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar ticket' }));
  expect(await screen.findByText(/^Recibimos tu ticket/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a session that ends during the request keeps the draft, which reopens the form', async () => {
  network.use(onCall('createTicket', () => new HttpResponse(null, { status: 401 })));
  await open();
  await fillIn();
  await send();
  await waitFor(() => expect(window.location.hash).toBe('#/login'));

  await fill(await screen.findByLabelText('Correo electrónico'), 'rosa@demo.pe');
  await fill(screen.getByLabelText('Contraseña'), 'demo-agencia-2026');
  network.use(onCall('getDashboard', () => HttpResponse.json({ projects: [], serviceIds: [] })));
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  // The sign-in leads back to where the session ended.
  await waitFor(() => expect(window.location.hash).toBe('#/support'));
  expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(subject()).toHaveValue('  La boleta no sale ');
  expect(description()).toHaveValue('Desde ayer.\nEn la tienda.');
});

test('a link for help with a service fills in its name unless there is a draft', async () => {
  network.use(onCall('getDashboard', () => HttpResponse.json({ projects: [], serviceIds: [1] })));
  await renderApp('/dashboard');
  const help = () =>
    screen.findByRole('link', { name: /^Pedir ayuda.*Diseño web y tiendas online/ });
  await userEvent.click(await help());
  await waitFor(() => expect(subject()).toHaveValue('Diseño web y tiendas online: '));
  await userEvent.type(subject(), 'no carga');

  await userEvent.click(screen.getByRole('link', { name: 'Mi Panel' }));
  await userEvent.click(await help());
  await waitFor(() => expect(subject()).toHaveValue('Diseño web y tiendas online: no carga'));
});

test('one of the person’s projects can be selected', async () => {
  tickets = [aTicket({ waitingSince: null })];
  network.use(
    onCall('getDashboard', () => HttpResponse.json({ projects: [aProject()], serviceIds: [1] })),
  );
  await open();
  await fillIn();
  await screen.findByRole('option', { name: aProject().name });
  await userEvent.selectOptions(screen.getByLabelText(/^Proyecto/), aProject().name);
  await send();
  await screen.findByText(/^Recibimos tu ticket/);
  expect(sent).toMatchObject([{ project_id: aProject().id }]);
});

test('the project’s field has its place before the projects have loaded', async () => {
  const held = Promise.withResolvers<undefined>();
  network.use(
    onCall('getDashboard', async () => {
      await held.promise;
      return HttpResponse.json({ projects: [aProject()], serviceIds: [1] });
    }),
  );
  await open();
  expect(screen.getByLabelText(/^Proyecto/)).toBeVisible();
  held.resolve(undefined);
  expect(await screen.findByRole('option', { name: aProject().name })).toBeInTheDocument();
});

test('the first ticket can name a project too', async () => {
  tickets = [];
  network.use(
    onCall('getDashboard', () => HttpResponse.json({ projects: [aProject()], serviceIds: [1] })),
  );
  await open();
  expect(await screen.findByLabelText(/^Proyecto/)).toHaveAttribute('name', 'project_id');
});
