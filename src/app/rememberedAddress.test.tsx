import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { sessionExpired } from '#src/session/authSlice.ts';
import { aProfile, aSession, storeSession } from '#src/testing/builders.ts';
import {
  edge,
  network,
  onCall,
  onRoute,
  serveIdentity,
  withNetwork,
} from '#src/testing/network.ts';
import { openMailLink, renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

const address = () => window.location.hash.slice(1);
const profile = aProfile();

/** The reads of the panel that were requested. */
let asked: string[];

beforeEach(() => {
  asked = [];
  network.use(
    onCall('getDashboard', () => HttpResponse.json({ projects: [], serviceIds: [] })),
    onCall('listTickets', () => HttpResponse.json([])),
    onCall('getAllData', () => {
      asked.push('getAllData');
      return new HttpResponse(null, { status: 501 });
    }),
  );
});

describe('the address that somebody was turned away from', () => {
  const heading = () => screen.findByRole('heading', { level: 1 });

  async function signInAs(role: string, id = aProfile().id) {
    const profile = aProfile({ id, role });
    serveIdentity(profile);
    storeSession(profile.id);
    return renderApp('/app');
  }

  test('is where the sign-in leads, once', async () => {
    const visit = await renderApp('/support?buscar=Yape');
    await waitFor(() => expect(address()).toBe('/login'));
    visit.unmount();
    const first = await signInAs('client');
    await waitFor(() => expect(address()).toBe('/support?buscar=Yape'));
    first.unmount();
    await renderApp('/app');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('is left to the guards where it is another role’s', async () => {
    const visit = await renderApp('/admin/dashboard?tab=staff');
    await waitFor(() => expect(address()).toBe('/login'));
    visit.unmount();
    await signInAs('client');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(asked).toEqual([]);
  });

  test('is forgotten by signing out', async () => {
    const visit = await signInAs('client');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    window.location.hash = '/support';
    await heading();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Cerrar Sesión' }))[0]!);
    await waitFor(() => expect(address()).toBe('/login'));
    visit.unmount();
    await signInAs('client');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('is forgotten after half an hour', async () => {
    const visit = await renderApp('/support');
    await waitFor(() => expect(address()).toBe('/login'));
    visit.unmount();
    const later = Date.now() + 31 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await signInAs('client');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    jest.restoreAllMocks();
  });

  test('is forgotten by signing out on a public page', async () => {
    const visitor = await renderApp('/support');
    await waitFor(() => expect(address()).toBe('/login'));
    visitor.unmount();
    serveIdentity(profile);
    storeSession(profile.id);
    const visit = await renderApp('/services');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Cerrar Sesión' }))[0]!);
    expect(await screen.findAllByRole('link', { name: 'Acceso Clientes' })).not.toEqual([]);
    visit.unmount();
    await signInAs('client');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('is the next person’s after somebody has signed out', async () => {
    const visit = await signInAs('client');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Cerrar Sesión' }))[0]!);
    await waitFor(() => expect(address()).toBe('/login'));
    window.location.hash = '/support';
    await waitFor(() => expect(address()).toBe('/login'));
    visit.unmount();
    await signInAs('client', 'b');
    await waitFor(() => expect(address()).toBe('/support'));
  });

  test('of somebody whose session ended is theirs alone', async () => {
    const visit = await signInAs('client');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    window.location.hash = '/support';
    await screen.findByRole('heading', { level: 1, name: 'Centro de soporte' });
    act(() => void visit.store.dispatch(sessionExpired({ notice: 'Tu sesión terminó.' })));
    await waitFor(() => expect(address()).toBe('/login'));
    visit.unmount();
    await signInAs('client', 'b');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test.each([
    ['/projects/p1', 'Ese proyecto no existe, o ya no puedes verlo.'],
    ['/support/t1', 'Ese ticket no existe.'],
  ])('is %s, which is another person’s or gone: its page says so, once', async (route, text) => {
    const gone = () => HttpResponse.json({ message: 'No existe.' }, { status: 404 });
    network.use(onRoute(projectRoutes.getProject, gone), onRoute(ticketRoutes.getTicket, gone));
    const visitor = await renderApp(route);
    await waitFor(() => expect(address()).toBe('/login'));
    visitor.unmount();
    const visit = await signInAs('client');
    expect(await screen.findByText(text)).toBeVisible();
    expect(address()).toBe(route);
    visit.unmount();
    await renderApp('/app');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test.each([
    ['signup', ['Verificar mi cuenta'], 'Entrar'],
    ['recovery', ['Continuar'], null],
    ['invite', ['Continuar'], null],
  ])('is where a link of a mail leads in the end: %s', async (type, buttons, link) => {
    const visitor = await renderApp('/support?buscar=Yape');
    await waitFor(() => expect(address()).toBe('/login'));
    visitor.unmount();
    serveIdentity(profile);
    network.use(
      http.post(edge.verify, () => HttpResponse.json(aSession(profile.id))),
      http.put(edge.user, () => HttpResponse.json({ id: profile.id })),
    );
    await openMailLink(type);
    for (const name of buttons) await userEvent.click(await screen.findByRole('button', { name }));
    if (link === null) {
      await userEvent.type(await screen.findByLabelText('Contraseña nueva'), 'llama del sur 7');
      await userEvent.type(
        screen.getByLabelText('Confirma la contraseña nueva'),
        'llama del sur 7',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    } else {
      await userEvent.click(await screen.findByRole('link', { name: link }));
    }
    await waitFor(() => expect(address()).toBe('/support?buscar=Yape'));
  });
});
