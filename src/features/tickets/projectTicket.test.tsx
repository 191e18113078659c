import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import type { ProjectPage } from '#contract/projectPages.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { aProfile, aProject, aTicket, storeSession } from '#src/testing/builders.ts';
import { network, onCall, onRoute, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderApp } from '#src/testing/renderApp.tsx';
import { fill } from '#src/testing/renderUi.tsx';

withNetwork();

const rosa = aProfile();
const shop = aProject();
const blog = aProject({ id: 'b10c2f64-0d0b-4a55-9c8e-2f3d5c0a1b02', name: 'Blog', serviceId: 2 });
let sent: unknown[];

beforeEach(() => {
  window.sessionStorage.clear();
  sent = [];
  storeSession(rosa.id);
  serveIdentity(rosa);
  network.use(
    onPage(listRoutes.pageTickets, () => []),
    onCall('getDashboard', () => HttpResponse.json({ projects: [blog, shop], serviceIds: [1, 2] })),
    onCall('createTicket', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(aTicket(), { status: 201 });
    }),
  );
});

const project = () => screen.findByLabelText(/^Proyecto/);
const isChosen = async (id: string) => {
  const field = await project();
  await waitFor(() => expect(field).toHaveValue(id));
};

test('an address that names a project opens the form with it chosen, which is sent (TICKET-27)', async () => {
  await renderApp(`/support?proyecto=${shop.id}`);
  await isChosen(shop.id);
  await fill(screen.getByLabelText('Asunto'), 'La boleta');
  await fill(screen.getByLabelText('Descripción detallada'), 'No sale.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar ticket' }));
  expect(await screen.findByText(/^Recibimos tu ticket/)).toBeVisible();
  expect(sent).toEqual([{ subject: 'La boleta', description: 'No sale.', project_id: shop.id }]);
  expect(window.location.hash).toBe('#/support');
});

test('somebody else’s project is not chosen', async () => {
  await renderApp('/support?proyecto=0f6a2c1e-58c1-4c4f-8a52-6f7f1f0f4aff');
  await screen.findByRole('option', { name: shop.name });
  expect(await project()).toHaveValue('');
});

test('another choice stays, whatever is read again', async () => {
  await renderApp(`/support?proyecto=${shop.id}`);
  await isChosen(shop.id);
  await userEvent.selectOptions(await project(), 'Blog');
  await fill(screen.getByLabelText('Asunto'), 'El blog');
  window.dispatchEvent(new Event('focus'));
  await isChosen(blog.id);
});

test('a draft about another project is not moved to the one of a link', async () => {
  const draft = { subject: 'El blog', description: '', project_id: blog.id };
  window.sessionStorage.setItem(`tramayo.draft.ticket.${rosa.id}`, JSON.stringify(draft));
  await renderApp(`/support?proyecto=${shop.id}`);
  await screen.findByRole('option', { name: shop.name });
  expect(await project()).toHaveValue(blog.id);
});

test('help with a service chooses its project', async () => {
  await renderApp('/dashboard');
  await userEvent.click(
    await screen.findByRole('link', { name: 'Pedir ayuda con Diseño web y tiendas online' }),
  );
  await isChosen(shop.id);
  expect(screen.getByLabelText('Asunto')).toHaveValue('Diseño web y tiendas online: ');
});

test('help with a service of several running projects chooses none', async () => {
  const second = aProject({ id: 'c10c2f64-0d0b-4a55-9c8e-2f3d5c0a1b03', name: 'Otra tienda' });
  network.use(
    onCall('getDashboard', () => HttpResponse.json({ projects: [shop, second], serviceIds: [1] })),
  );
  await renderApp('/dashboard');
  await userEvent.click(await screen.findByRole('link', { name: /^Pedir ayuda con/ }));
  await screen.findByRole('option', { name: 'Otra tienda' });
  expect(await project()).toHaveValue('');
});

test('a ticket that was written from a project’s page is listed there (PROJECT-10)', async () => {
  const at = '2026-11-02T15:00:00.000Z';
  const { id, full_name } = rosa;
  const page: ProjectPage = {
    project: {
      ...shop,
      client: { id, full_name },
      createdAt: at,
      archivedAt: null,
      scope: '',
      message: null,
    },
    phases: [],
    updates: [{ id: 'u', at, author: rosa, body: 'Empezamos.', files: [] }],
    more: null,
    tickets: [],
    history: [],
  };
  network.use(
    onRoute(projectRoutes.getProject, () => {
      const { id: ticketId, subject, status, createdAt } = aTicket();
      const written = { id: ticketId, subject, status, createdAt, waitingSince: createdAt };
      return HttpResponse.json({ ...page, tickets: sent.length > 0 ? [written] : [] });
    }),
  );
  await renderApp(`/projects/${shop.id}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Escribir al equipo' }));
  await isChosen(shop.id);
  await fill(screen.getByLabelText('Asunto'), 'La boleta');
  await fill(screen.getByLabelText('Descripción detallada'), 'No sale.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar ticket' }));
  await screen.findByText(/^Recibimos tu ticket/);
  window.location.hash = `#/projects/${shop.id}`;
  const link = await screen.findByRole('link', { name: aTicket().subject }, { timeout: 3_000 });
  expect(link).toHaveAttribute('href', `#/support/${aTicket().id}`);
});

test('the project survives a sign-in', async () => {
  window.localStorage.clear();
  await renderApp(`/support?proyecto=${shop.id}`);
  await fill(await screen.findByLabelText('Correo electrónico'), 'rosa@demo.pe');
  await fill(screen.getByLabelText('Contraseña'), 'demo-agencia-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  await isChosen(shop.id);
});
