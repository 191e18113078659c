import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { RouteObject } from 'react-router-dom';
import { startApp } from '#src/app/startApp.ts';
import { storeRole } from '#src/lib/storedSession.ts';
import {
  aProfile,
  aProject,
  aTicket,
  anAdminData,
  anIdea,
  storeSession,
} from '#src/testing/builders.ts';
import {
  network,
  onCall,
  serveIdentity,
  withFourteenCalls,
  withNetwork,
} from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();
withFourteenCalls();

/** The calls that were made. */
let asked: string[];
beforeEach(() => {
  asked = [];
  network.events.removeAllListeners();
  network.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api')) asked.push(pathname.slice('/api'.length) + search);
  });
});

const manager = aProfile({ id: 'm', full_name: 'Ana Salas', role: 'project_manager', role_id: 2 });

function signIn(role: string) {
  const profile = aProfile({ role });
  storeSession(profile.id);
  storeRole({ userId: profile.id, accessToken: 'token-1' }, role);
  serveIdentity(profile);
  network.use(
    onCall('getAllData', () =>
      HttpResponse.json(
        anAdminData({
          projects: [aProject()],
          tickets: [aTicket()],
          ideas: [anIdea()],
          profiles: [aProfile(), manager],
          project_managers: [manager],
        }),
      ),
    ),
    onCall('getDashboard', () => HttpResponse.json({ projects: [aProject()], serviceIds: [1] })),
    onCall('listTickets', () =>
      HttpResponse.json([aTicket(), aTicket({ id: 'b', subject: 'Otro' })]),
    ),
    onCall('updateTicket', async ({ request }) =>
      HttpResponse.json({ ...aTicket(), ...((await request.json()) as object) }),
    ),
    onCall('updateProject', () => HttpResponse.json({})),
  );
}

/** No tools of a table, and nothing that a further call would be for. */
function expectPlain() {
  expect(screen.queryByLabelText('Buscar')).toBeNull();
  expect(screen.queryByRole('button', { name: /Descargar|Avisos|Invitar|Plantillas/ })).toBeNull();
  const head = screen.getAllByRole('columnheader')[0]!;
  expect(within(head).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
}

test('the panel has the four tabs with plain tables, whose fields are edited', async () => {
  signIn('admin');
  await renderApp('/admin/dashboard');
  await screen.findByRole('table', { name: 'Proyectos' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Proyectos 1',
    'Tickets de Soporte 1',
    'Ideas Generadas 1',
    'Personal 1',
  ]);
  expectPlain();
  expect(within(screen.getByRole('table')).queryByRole('link')).toBeNull();
  await userEvent.selectOptions(await screen.findByLabelText(/^Estado: /), 'Revisión');
  expect(await screen.findByText('Guardado')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Cronograma de/ }));
  expect(await screen.findByRole('button', { name: 'Guardar Cronograma' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Más acciones' })).toBeNull();

  await userEvent.click(screen.getByRole('tab', { name: /Tickets/ }));
  const row = await screen.findByRole('row', { name: /Cambio del número de Yape/ });
  expect(within(row).queryByRole('link')).toBeNull();
  expectPlain();
  await userEvent.click(within(row).getByRole('button', { name: /^Ver/ }));
  expect(screen.getByText(aTicket().description)).toBeVisible();

  await userEvent.click(screen.getByRole('tab', { name: /Ideas/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Ver: / }));
  expect(screen.getByRole('button', { name: 'Crear proyecto con esta idea' })).toBeVisible();
  expectPlain();

  await userEvent.click(screen.getByRole('tab', { name: /Personal/ }));
  expect(await screen.findByRole('row', { name: /Ana Salas/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Crear usuario' })).toBeVisible();
  expectPlain();
  expect(new Set(asked)).toEqual(new Set(['/admin/all-data', `/admin/projects/${aProject().id}`]));
});

test('who manages tickets has a plain table', async () => {
  signIn('ticket_manager');
  await renderApp('/support');
  expect(await screen.findAllByRole('row')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Nuevo ticket' })).toBeNull();
  expectPlain();
  await userEvent.selectOptions(screen.getByLabelText(/^Estado: Cambio/), 'Cerrado');
  expect(await screen.findByText('Guardado')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['/data/tickets', `/admin/tickets/${aTicket().id}`]));
});

test('a client has cards without links, and a form without projects and files', async () => {
  signIn('client');
  await renderApp('/support');
  expect(await screen.findAllByRole('listitem', { name: '' })).not.toHaveLength(0);
  expect(await screen.findByText('Otro')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Otro' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Crear Nuevo Ticket' }));
  expect(screen.queryByLabelText(/^Proyecto/)).toBeNull();
  expect(document.querySelector('input[type=file]')).toBeNull();
  expect(asked).toEqual(['/data/tickets']);
});

test('a dashboard has projects without pages', async () => {
  signIn('client');
  await renderApp('/dashboard');
  expect(await screen.findAllByText(aProject().name)).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: /^Ver proyecto/ })).toBeNull();
  expect(asked).toEqual(['/data/dashboard']);
});

test('the account is what the identity provider does: the password', async () => {
  signIn('client');
  await renderApp('/account');
  expect(await screen.findByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  expect(screen.getByLabelText('Contraseña nueva')).toBeVisible();
  expect(asked).toEqual([]);
});

test.each(['/support/t1', '/projects/p1', '/complaints-book/status'])(
  '%s is an unknown address',
  async (address) => {
    signIn('client');
    await renderApp(address);
    expect((await screen.findAllByText(/no existe/i))[0]).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test('each address has a page', async () => {
  const { routes, stop } = startApp();
  const failed: unknown[] = [];
  for (const { path, handle } of allOf(routes)) {
    const page = handle as { load?: () => Promise<unknown> } | undefined;
    await page?.load?.().catch((error: unknown) => failed.push([path, error]));
  }
  stop();
  expect(failed).toEqual([]);
});

function allOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...allOf(route.children ?? [])]);
}
