import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { aProfile, storeSession } from '#src/testing/builders.ts';
import { edge, network, onCall, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

const address = () => window.location.hash.slice(1);
const never = () => new Promise<never>(() => undefined);

/** The page reads that were requested. */
let asked: string[];

beforeEach(() => {
  asked = [];
  const answers = {
    getDashboard: () => HttpResponse.json({ projects: [], serviceIds: [] }),
    listTickets: () => HttpResponse.json([]),
    getAllData: () => new HttpResponse(null, { status: 501 }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    network.use(
      onCall(name as keyof typeof answers, () => {
        asked.push(name);
        return answer();
      }),
    );
  }
});

const publicRoutes = [
  '/',
  '/home',
  '/services',
  '/ai-tools',
  '/terms',
  '/privacy',
  '/complaints-book',
  '/nada',
];

/** Where a route leads a visitor, a client and an admin (ROUTE-1 to ROUTE-7). */
const destinations: [route: string, visitor: string, client: string, admin: string][] = [
  ...publicRoutes.map((route): [string, string, string, string] => [route, route, route, route]),
  ['/login', '/login', '/dashboard', '/admin/dashboard'],
  ['/register', '/register', '/dashboard', '/admin/dashboard'],
  ['/forgot-password', '/forgot-password', '/forgot-password', '/forgot-password'],
  ['/reset-password', '/reset-password', '/reset-password', '/reset-password'],
  ['/confirm', '/confirm', '/dashboard', '/admin/dashboard'],
  ['/app', '/login', '/dashboard', '/admin/dashboard'],
  ['/dashboard', '/login', '/dashboard', '/dashboard'],
  ['/support', '/login', '/support', '/support'],
  ['/admin/dashboard', '/login', '/dashboard', '/admin/dashboard'],
];

describe.each(destinations)('%s', (route, visitor, client, admin) => {
  const open = async () => {
    await renderApp(route);
    await screen.findByRole('heading', { level: 1 });
  };

  test(`shows a visitor ${visitor}`, async () => {
    await open();
    expect(address()).toBe(visitor);
    expect(asked).toEqual([]);
  });

  test.each([
    ['client', client],
    ['project_manager', client],
    ['admin', admin],
  ])('shows %s %s', async (role, destination) => {
    const profile = aProfile({ role });
    serveIdentity(profile);
    storeSession(profile.id);
    await open();
    await waitFor(() => {
      expect(address()).toBe(destination);
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    if (destination !== '/admin/dashboard') expect(asked).not.toContain('getAllData');
  });
});

test('the panel’s rows are prefetched while the profile is pending, for who was an admin last', async () => {
  const admin = aProfile({ role: 'admin' });
  serveIdentity(admin);
  storeSession(admin.id);
  const { unmount } = await renderApp('/support');
  await screen.findByRole('heading', { level: 1 });
  unmount();
  network.use(http.post(edge.role, never), http.get(edge.profile, never));
  await renderApp('/admin/dashboard');
  await waitFor(() => expect(asked).toContain('getAllData'));
  expect(screen.getByText('Cargando...')).toBeVisible();
});

describe('while the profile is pending', () => {
  beforeEach(() => {
    storeSession('rosa');
    network.use(http.post(edge.role, never), http.get(edge.profile, never));
  });

  const guardedRoutes = ['/app', '/dashboard', '/support', '/admin/dashboard'];
  test.each(guardedRoutes)('%s shows the loading screen', async (route) => {
    await renderApp(route);
    expect(screen.getByText('Cargando...')).toBeVisible();
    expect(address()).toBe(route);
  });

  test.each([...publicRoutes, '/login', '/register'])('%s shows its page', async (route) => {
    await renderApp(route);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('Cargando...')).toBeNull();
  });
});

test('an unreachable identity provider offers a retry, which works', async () => {
  const { error } = console;
  console.error = () => undefined;
  const profile = aProfile();
  storeSession(profile.id);
  serveIdentity(profile);
  network.use(http.post(edge.role, () => HttpResponse.error(), { once: true }));
  await renderApp('/dashboard');
  // The header has such a button too.
  const page = within(screen.getByRole('main'));
  await userEvent.click(await page.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(profile.full_name);
  expect(address()).toBe('/dashboard');
  console.error = error;
});

test('when the profile fails to load, /login opens with an explanation', async () => {
  const { error } = console;
  console.error = () => undefined;
  storeSession('rosa');
  serveIdentity(aProfile());
  network.use(http.get(edge.profile, () => new HttpResponse(null, { status: 500 })));
  await renderApp('/dashboard');
  expect(await screen.findByText(/No pudimos cargar tu perfil/)).toBeVisible();
  expect(address()).toBe('/login');
  console.error = error;
});
