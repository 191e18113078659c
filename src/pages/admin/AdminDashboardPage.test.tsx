import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { api } from '#src/api/api.ts';
import { storeRole } from '#src/lib/storedSession.ts';
import {
  aProfile,
  aProject,
  aTicket,
  anAdminData,
  anIdea,
  storeSession,
} from '#src/testing/builders.ts';
import { late, serve } from '#src/testing/inboxOnScreen.tsx';
import {
  edge,
  network,
  onCall,
  onRoute,
  serveIdentity,
  withNetwork,
} from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderApp } from '#src/testing/renderApp.tsx';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const bundle = {
  projects: [aProject()],
  tickets: [aTicket(), aTicket({ id: 'b', subject: 'Guía de remisión', status: 'Cerrado' })],
  ideas: Array.from({ length: 1200 }, (_, index) => anIdea({ id: String(index) })),
  profiles: [aProfile(), aProfile({ id: 'b', full_name: 'Inés Paz', role: 'admin' })],
};

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const selected = () =>
  within(screen.getByRole('tablist', { name: 'Partes del panel' })).getByRole('tab', {
    selected: true,
  });
const fail = (body: object) => {
  network.use(onCall('getAllData', () => HttpResponse.json(body, { status: 500 })));
};

describe('the tabs', () => {
  test('show their counts, and the first is selected', async () => {
    serve([late, late]);
    renderPanel(bundle);
    await screen.findByRole('tab', { name: 'Reclamaciones 2' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Proyectos 1',
      'Tickets de Soporte 2',
      'Ideas Generadas 1,200',
      'Personal 1',
      'Clientes 1',
      'Reclamaciones 2',
      'Mensajes 0',
    ]);
    expect(selected()).toHaveTextContent('Proyectos');
    expect(screen.getByRole('tabpanel', { name: /Proyectos/ })).toBeVisible();
  });

  test.each([
    ['?tab=tickets', 'Tickets de Soporte'],
    ['?tab=ideas', 'Ideas Generadas'],
    ['?tab=personal', 'Personal'],
    ['?tab=otra', 'Proyectos'],
  ])('%s selects %s', (query, name) => {
    renderPanel(bundle, query);
    expect(selected()).toHaveTextContent(name);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(new RegExp(name));
  });

  test('search and order are reset when another tab is selected', async () => {
    renderPanel(bundle, '?tab=tickets&buscar=yape&orden=usuario');
    expect(await screen.findByLabelText('Buscar')).toHaveValue('yape');
    await userEvent.click(await tab(/Ideas/));
    expect(await screen.findByLabelText('Buscar')).toHaveValue('');
    await userEvent.click(await tab(/Tickets/));
    expect(await screen.findByLabelText('Buscar')).toHaveValue('');
    expect(screen.getByRole('columnheader', { name: 'Usuario' })).not.toHaveAttribute('aria-sort');
  });

  test('arrow keys move around in a circle, Home and End to the ends', async () => {
    serve([late]);
    renderPanel(bundle);
    await tab(/Reclamaciones/);
    await userEvent.click(await tab(/Proyectos/));
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toHaveTextContent('Mensajes');
    expect(selected()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(selected()).toHaveTextContent('Tickets');
    await userEvent.keyboard('{End}');
    expect(selected()).toHaveTextContent('Mensajes');
    await userEvent.keyboard('{Home}');
    expect(selected()).toHaveTextContent('Proyectos');
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});

describe('loading the rows', () => {
  test('meanwhile the panel is marked as busy, and the tab shows no count', () => {
    network.use(onCall('getAllData', () => new Promise<never>(() => undefined)));
    renderPanel(bundle, '?tab=ideas');
    network.use(onCall('getAllData', () => new Promise<never>(() => undefined)));
    expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
    expect(selected()).toHaveAccessibleName('Ideas Generadas');
  });

  test.each([
    [{ message: 'La base está en mantenimiento.' }, 'La base está en mantenimiento.'],
    [{}, 'Error al cargar los datos.'],
  ])('a failed load with %j shows %s and can be retried', async (body, text) => {
    const { served } = renderPanel(bundle, '?tab=tickets');
    fail(body);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('table')).toBeNull();
    network.use(onCall('getAllData', () => HttpResponse.json(served.data)));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failed reload keeps the rows', async () => {
    const { store } = renderPanel(bundle, '?tab=tickets');
    await screen.findByRole('table');
    fail({});
    await act(() =>
      store.dispatch(api.endpoints.getAllData.initiate(undefined, { forceRefetch: true })),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al recargar los datos.');
    expect(screen.getByText('Guía de remisión')).toBeVisible();
  });

  test('another admin’s change appears when the window gets focus again', async () => {
    const { served } = renderPanel(bundle);
    await tab(/Tickets de Soporte 2/);
    served.data = { ...served.data, tickets: [] };
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await tab(/Tickets de Soporte 0/)).toBeVisible();
  });

  test('an answer without lists is shown as empty', async () => {
    renderPanel({});
    network.use(onCall('getAllData', () => HttpResponse.json({})));
    expect(await tab(/Ideas Generadas 0/)).toBeVisible();
  });

  test('the rows are requested once, in parallel with the profile', async () => {
    const profile = aProfile({ role: 'admin' });
    storeSession(profile.id);
    storeRole({ userId: profile.id, accessToken: 'token-1' }, 'admin');
    serveIdentity(profile);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    network.use(
      http.get(edge.profile, async () => {
        await held;
        return HttpResponse.json(profile);
      }),
      onCall('getAllData', () => HttpResponse.json(anAdminData(bundle))),
      onPage(listRoutes.pageProjects, () => bundle.projects, asked),
    );
    await renderApp('/admin/dashboard');
    await waitFor(() => expect(asked).toHaveLength(1));
    release();
    expect(await screen.findByRole('table')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test.each([
  ['/admin/dashboard', listRoutes.pageProjects, bundle.projects],
  ['/support', listRoutes.pageTickets, bundle.tickets],
] as const)(
  'the error of a failed prefetch of %s disappears after a successful retry',
  async (address, route, rows) => {
    const profile = aProfile({ role: 'admin' });
    storeSession(profile.id);
    storeRole({ userId: profile.id, accessToken: 'token-1' }, 'admin');
    serveIdentity(profile);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    network.use(
      http.get(edge.profile, async () => {
        await held;
        return HttpResponse.json(profile);
      }),
      onCall('getAllData', () => HttpResponse.json(anAdminData(bundle))),
      onRoute(route, () => HttpResponse.json({ message: 'Se cayó la base.' }, { status: 500 })),
    );
    const { store } = await renderApp(address);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('Se cayó'));
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('Se cayó la base.');
    network.use(onPage(route, () => rows));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a ticket’s status can be changed in its row, which confirms the save', async () => {
  let sent: unknown;
  const { served } = renderPanel(bundle, '?tab=tickets');
  network.use(
    onCall('updateTicket', async ({ request, params }) => {
      sent = { id: params.id, body: await request.json() };
      served.data = {
        ...served.data,
        tickets: served.data.tickets.map((ticket) => ({ ...ticket, status: 'En Progreso' })),
      };
      return HttpResponse.json({});
    }),
  );
  const row = await screen.findByRole('row', { name: /Guía de remisión/ });
  const status = within(row).getByRole('combobox');
  await userEvent.selectOptions(status, 'En Progreso');
  expect(status).toHaveValue('En Progreso');
  expect(await screen.findByText('Guardado')).toBeVisible();
  expect(sent).toEqual({ id: 'b', body: { status: 'En Progreso' } });
});
