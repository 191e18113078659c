import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { SESSION_KEY } from '#src/lib/storedSession.ts';
import { aProfile, aSession, storeSession } from '#src/testing/builders.ts';
import { edge, network, refusal, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { startSessionStore } from '#src/testing/sessionStores.ts';
import { FAILURE_NOTICE } from './profileEffect.ts';
import { EXPIRED_NOTICE, reportStoredSession } from './sessionReports.ts';

withNetwork();

const profile = aProfile({ role: 'admin', role_id: 4 });
const LOG = 'Error fetching profile/role on initial load, signing out:';

beforeEach(() => {
  serveIdentity(profile);
});

describe('on load', () => {
  test('without a stored session the visitor is signed out at once', () => {
    const { auth } = startSessionStore();
    expect(auth()).toEqual({ status: 'signedOut', session: null, notice: null });
  });

  test('an unexpired session is in the state at once, its profile follows', async () => {
    storeSession(profile.id, { token: 'token-1' });
    const { auth, settled } = startSessionStore();
    expect(auth()).toEqual({
      status: 'loading',
      session: { userId: profile.id, accessToken: 'token-1' },
    });
    await settled();
    expect(auth()).toMatchObject({ status: 'signedIn', profile });
  });

  test('role and profile are requested as specified, with the stored token', async () => {
    storeSession(profile.id, { token: 'token-1' });
    const requests: Record<string, unknown> = {};
    network.use(
      http.post(edge.role, async ({ request }) => {
        requests.role = [request.headers.get('authorization'), await request.json()];
        return HttpResponse.json('admin');
      }),
      http.get(edge.profile, ({ request }) => {
        const url = new URL(request.url);
        requests.profile = [request.headers.get('accept'), Object.fromEntries(url.searchParams)];
        return HttpResponse.json(profile);
      }),
    );
    await startSessionStore().settled();
    expect(requests).toEqual({
      role: ['Bearer token-1', { p_user_id: profile.id }],
      profile: [
        'application/vnd.pgrst.object+json',
        { select: 'id,full_name,role_id', id: `eq.${profile.id}` },
      ],
    });
  });

  test.each([
    ['null', null, 'client'],
    ['an empty text', '', 'client'],
    ['an object with a name', { name: 'designer' }, 'designer'],
  ])('a role lookup that answers %s', async (_what, answer, role) => {
    storeSession(profile.id);
    network.use(http.post(edge.role, () => HttpResponse.json(answer)));
    const { auth, settled } = startSessionStore();
    await settled();
    expect(auth()).toMatchObject({ status: 'signedIn', profile: { role } });
  });

  test('the name falls back to the local part of the e-mail address', async () => {
    storeSession(profile.id);
    network.use(http.get(edge.profile, () => HttpResponse.json({ ...profile, full_name: null })));
    const { auth, settled } = startSessionStore();
    await settled();
    expect(auth()).toMatchObject({ status: 'signedIn', profile: { full_name: 'rosa' } });
  });

  test('supabase-js renews an expired session before the profile is loaded', async () => {
    storeSession(profile.id, { expiresIn: -60 });
    const { auth, settled } = startSessionStore();
    expect(auth()).toEqual({ status: 'loading', session: null });
    await settled();
    expect(auth()).toMatchObject({
      status: 'signedIn',
      session: { userId: profile.id, accessToken: 'token-2' },
    });
  });

  test('if the provider refuses to renew an expired session, it ends with a notice', async () => {
    storeSession(profile.id, { expiresIn: -60 });
    network.use(
      http.post(edge.token, () => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')),
    );
    const { auth, settled } = startSessionStore();
    await settled();
    expect(auth()).toMatchObject({
      status: 'signedOut',
      notice: expect.stringContaining('sesión'),
    });
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test('a refused token that cannot be renewed ends the session and logs no profile error', async () => {
    storeSession(profile.id);
    network.use(
      http.post(edge.role, () => HttpResponse.json({ message: 'JWT expired' }, { status: 401 })),
      http.post(edge.token, () => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')),
    );
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { auth, settled } = startSessionStore();
    await settled();
    expect(auth()).toMatchObject({ status: 'signedOut', notice: EXPIRED_NOTICE });
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(log).not.toHaveBeenCalledWith(LOG, expect.anything());
    log.mockRestore();
  });

  test('a token that is valid only by the local clock is renewed once', async () => {
    storeSession(profile.id, { token: 'token-1' });
    network.use(
      http.post(edge.role, ({ request }) =>
        request.headers.get('authorization') === 'Bearer token-2'
          ? HttpResponse.json('admin')
          : HttpResponse.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }),
      ),
    );
    const { auth, settled } = startSessionStore();
    await settled();
    expect(auth()).toMatchObject({ status: 'signedIn', session: { accessToken: 'token-2' } });
  });
});

describe('a failing profile or role', () => {
  const noRow = () =>
    HttpResponse.json(
      { code: 'PGRST116', message: 'Cannot coerce the result to a single JSON object' },
      { status: 406 },
    );
  test.each([
    ['no profile row', http.get(edge.profile, noRow)],
    ['a failing profile', http.get(edge.profile, () => new HttpResponse(null, { status: 500 }))],
    ['a failing role', http.post(edge.role, () => new HttpResponse(null, { status: 500 }))],
    ['a forbidden role', http.post(edge.role, () => new HttpResponse('{}', { status: 403 }))],
    ['a malformed profile', http.get(edge.profile, () => HttpResponse.json([1]))],
    ['an HTML page instead of a profile', http.get(edge.profile, () => HttpResponse.html('<p>'))],
  ])('%s is logged, signs out and leaves a notice for /login', async (_what, handler) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    storeSession(profile.id);
    network.use(handler);
    const { auth, settled } = startSessionStore();
    await settled();
    expect(auth()).toEqual({ status: 'signedOut', session: null, notice: FAILURE_NOTICE });
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(log.mock.calls).toEqual([[LOG, expect.any(Error)]]);
    log.mockRestore();
  });

  test('a token that is refused again after its renewal ends the session', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    storeSession(profile.id);
    let requests = 0;
    let renewals = 0;
    network.use(
      http.post(edge.role, () => {
        requests += 1;
        return HttpResponse.json({ message: 'JWT expired' }, { status: 401 });
      }),
      http.post(edge.token, () => {
        renewals += 1;
        return HttpResponse.json(aSession(profile.id, { token: `renewed-${renewals}` }));
      }),
    );
    const { auth, settled } = startSessionStore();
    await settled();
    expect(auth()).toMatchObject({ status: 'signedOut', notice: FAILURE_NOTICE });
    expect([requests, renewals]).toEqual([2, 1]);
    log.mockRestore();
  });
});

describe('repeated and changed sessions', () => {
  test('reporting the same session again fetches nothing', async () => {
    storeSession(profile.id);
    let requests = 0;
    network.use(
      http.post(edge.role, () => {
        requests += 1;
        return HttpResponse.json('admin');
      }),
    );
    const { store, auth, settled } = startSessionStore();
    await settled();
    const before = auth();
    store.dispatch(reportStoredSession());
    store.dispatch(reportStoredSession());
    expect(auth()).toBe(before);
    expect(requests).toBe(1);
  });

  test('a renewed token reloads the profile without showing `loading`', async () => {
    storeSession(profile.id, { token: 'token-1' });
    const { store, auth, settled, seen } = startSessionStore();
    await settled();
    seen.length = 0;
    serveIdentity({ ...profile, full_name: 'Rosa Quispe Mamani' });
    storeSession(profile.id, { token: 'token-5' });
    store.dispatch(reportStoredSession());
    await waitFor(() => {
      expect(auth()).toMatchObject({ profile: { full_name: 'Rosa Quispe Mamani' } });
    });
    expect(seen).not.toContain('loading');
  });

  test('the answer for an earlier session is ignored', async () => {
    storeSession(profile.id);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const other = aProfile({ id: 'other', full_name: 'Luis Huamán' });
    network.use(
      http.get(edge.profile, async ({ request }) => {
        if (request.url.includes('eq.other')) return HttpResponse.json(other);
        await held;
        return HttpResponse.json(profile);
      }),
    );
    const { store, auth, settled, seen } = startSessionStore();
    storeSession('other', { token: 'token-7' });
    store.dispatch(reportStoredSession());
    await settled();
    release?.();
    await waitFor(() => {
      expect(auth()).toMatchObject({ status: 'signedIn', profile: { full_name: 'Luis Huamán' } });
    });
    expect(seen.filter((status) => status === 'signedIn')).toHaveLength(1);
  });
});
