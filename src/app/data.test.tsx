import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { SESSION_KEY } from '#src/lib/storedSession.ts';
import { aProfile, aProject, aSession, storeSession } from '#src/testing/builders.ts';
import { edge, network, onCall, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

/** Fires the event by which this tab learns that another one changed the stored session. */
const fromAnotherTab = () =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    await Promise.resolve();
  });

const rosa = aProfile();
const luis = aProfile({ id: 'luis', full_name: 'Luis Huamán' });

const serveProject = (name: string) => {
  network.use(
    onCall('getDashboard', () =>
      HttpResponse.json({ projects: [aProject({ name })], serviceIds: [1] }),
    ),
  );
};

test.each(['/dashboard', '/Dashboard/'])(
  'the rows of %s are requested while the profile is still pending',
  async (address) => {
    storeSession(rosa.id);
    serveIdentity(rosa);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.use(
      http.get(edge.profile, async () => {
        await held;
        return HttpResponse.json(rosa);
      }),
    );
    let asked = 0;
    network.use(
      onCall('getDashboard', () => {
        asked += 1;
        return HttpResponse.json({ projects: [aProject({ name: 'Café' })], serviceIds: [] });
      }),
    );
    await renderApp(address);
    await waitFor(() => {
      expect(asked).toBe(1);
    });
    expect(screen.getByText('Cargando...')).toBeVisible();
    release?.();
    expect(await screen.findByText('Café')).toBeVisible();
    expect(asked).toBe(1);
  },
);

test('a dashboard whose prefetch fails is requested once, and again on retry', async () => {
  storeSession(rosa.id);
  serveIdentity(rosa);
  let fail: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let asked = 0;
  network.use(
    onCall('getDashboard', async () => {
      asked += 1;
      await held;
      return HttpResponse.json({ message: 'Se cayó la base.' }, { status: 500 });
    }),
  );
  await renderApp('/dashboard');
  await screen.findByRole('heading', { level: 1 });
  fail();
  expect(await screen.findByText('Se cayó la base.')).toBeVisible();
  expect(asked).toBe(1);

  serveProject('Café');
  await userEvent.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect(await screen.findByText('Café')).toBeVisible();
  expect(screen.queryByText('Se cayó la base.')).toBeNull();
});

describe('prefetched rows', () => {
  test.each([
    ['a 500', () => HttpResponse.json({ message: 'Se cayó.' }, { status: 500 }), 'Se cayó.'],
    ['no connection', () => HttpResponse.error(), 'Error al cargar los datos.'],
  ])(
    'that fail with %s: the error shows at once while they are requested again',
    async (_what, answer, text) => {
      storeSession(rosa.id);
      let letIn: () => void = () => undefined;
      const profileHeld = new Promise<void>((resolve) => {
        letIn = resolve;
      });
      let answerAgain: () => void = () => undefined;
      const secondHeld = new Promise<void>((resolve) => {
        answerAgain = resolve;
      });
      serveIdentity(rosa);
      let asked = 0;
      network.use(
        http.get(edge.profile, async () => {
          await profileHeld;
          return HttpResponse.json(rosa);
        }),
        onCall('getDashboard', async () => {
          asked += 1;
          if (asked === 1) return answer();
          await secondHeld;
          return HttpResponse.json({ projects: [aProject({ name: 'Café' })], serviceIds: [] });
        }),
      );
      const { store } = await renderApp('/dashboard');
      await waitFor(() => expect(JSON.stringify(store.getState())).toContain('rejected'));
      letIn();
      expect(await screen.findByText(text)).toBeVisible();
      answerAgain();
      expect(await screen.findByText('Café')).toBeVisible();
    },
  );

  test('that get a 401 cause one token refresh and one repeated request', async () => {
    storeSession(rosa.id, { token: 'token-1' });
    serveIdentity(rosa);
    const tokens: (string | null)[] = [];
    let refreshes = 0;
    network.use(
      onCall('getDashboard', ({ request }) => {
        const token = request.headers.get('authorization');
        tokens.push(token);
        return token === 'Bearer token-2'
          ? HttpResponse.json({ projects: [aProject({ name: 'Café' })], serviceIds: [] })
          : HttpResponse.json({ message: 'Inicia sesión.' }, { status: 401 });
      }),
      http.post(edge.token, () => {
        refreshes += 1;
        return HttpResponse.json(aSession(rosa.id, { token: 'token-2' }));
      }),
    );
    await renderApp('/dashboard');
    expect(await screen.findByText('Café')).toBeVisible();
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(refreshes).toBe(1);
  });
});

test('returning to a failed dashboard requests it again', async () => {
  storeSession(rosa.id);
  serveIdentity(rosa);
  network.use(onCall('getDashboard', () => HttpResponse.json({}, { status: 500 })));
  await renderApp('/dashboard');
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Servicios' }));
  await waitFor(() => {
    expect(document.title).toBe('Servicios · Tramayo');
  });
  serveProject('Café');
  await userEvent.click(screen.getByRole('link', { name: 'Mi Panel' }));
  expect(await screen.findByText('Café')).toBeVisible();
});

test('rows that failed while the identity provider was unreachable are requested again afterwards', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  storeSession(rosa.id);
  network.use(
    http.get(edge.profile, () => HttpResponse.error()),
    http.post(edge.role, () => HttpResponse.error()),
    onCall('getDashboard', () => HttpResponse.error()),
  );
  const { store } = await renderApp('/dashboard');
  const [retry] = await screen.findAllByRole('button', { name: 'Reintentar' });
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('NETWORK'));

  serveIdentity(rosa);
  serveProject('Café');
  await userEvent.click(retry!);
  expect(await screen.findByText('Café')).toBeVisible();
  log.mockRestore();
});

test('a visitor causes no requests for rows', async () => {
  let requests = 0;
  network.use(
    onCall('getDashboard', () => {
      requests += 1;
      return HttpResponse.json({ projects: [], serviceIds: [] });
    }),
  );
  await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(window.location.hash).toBe('#/login');
  expect(requests).toBe(0);
});

test('the next person never sees the previous person’s rows, and drafts go from the tab', async () => {
  storeSession(rosa.id);
  serveIdentity(rosa);
  serveProject('Proyecto de Rosa');
  const { store } = await renderApp('/dashboard');
  expect(await screen.findByText('Proyecto de Rosa')).toBeVisible();
  const draft = `tramayo.draft.ticket.${rosa.id}`;
  sessionStorage.setItem(draft, '{"subject":"De Rosa"}');

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
  await waitFor(() => {
    expect(window.location.hash).toBe('#/login');
  });
  expect(JSON.stringify(store.getState())).not.toContain('Rosa');
  expect(sessionStorage.getItem(draft)).not.toBeNull();

  network.use(onCall('getDashboard', () => new Promise<never>(() => undefined)));
  serveIdentity(luis);
  storeSession(luis.id, { token: 'token-of-luis' });
  await fromAnotherTab();
  expect(await screen.findByRole('heading', { name: /Luis Huamán/ })).toBeVisible();
  expect(screen.queryByText('Proyecto de Rosa')).toBeNull();
  expect(sessionStorage.getItem(draft)).toBeNull();
});

test('a new person in another tab replaces the rows without a sign-out', async () => {
  storeSession(rosa.id);
  serveIdentity(rosa);
  serveProject('Proyecto de Rosa');
  await renderApp('/dashboard');
  expect(await screen.findByText('Proyecto de Rosa')).toBeVisible();

  serveIdentity(luis);
  serveProject('Proyecto de Luis');
  storeSession(luis.id, { token: 'token-of-luis' });
  await fromAnotherTab();
  expect(await screen.findByText('Proyecto de Luis')).toBeVisible();
  expect(screen.queryByText('Proyecto de Rosa')).toBeNull();
});
