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

  test('an unexpired session is known at once, and its person shortly after', async () => {
    storeSession(profile.id, { token: 'token-1' });
    const { auth, settled } = startSessionStore();
    expect(auth()).toEqual({
      status: 'loading',
      session: { userId: profile.id, accessToken: 'token-1' },
    });
    await settled();
    expect(auth()).toMatchObject({ status: 'signedIn', profile });
  });

  test('role and profile are asked as the specification says, with the stored token', async () => {
    storeSession(profile.id, { token: 'token-1' });
    const asked: Record<string, unknown> = {};
    network.use(
      http.post(edge.role, async ({ request }) => {
        asked.role = [request.headers.get('authorization'), await request.json()];
        return HttpResponse.json('admin');
      }),
      http.get(edge.profile, ({ request }) => {
        const url = new URL(request.url);
        asked.profile = [request.headers.get('accept'), Object.fromEntries(url.searchParams)];
        return HttpResponse.json(profile);
      }),
    );
    await startSessionStore().settled();
    expect(asked).toEqual({
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
  ])('a role lookup of %s counts as its role', async (_what, answer, role) => {
    storeSession(profile.id);
    network.use(http.post(edge.role, () => HttpResponse.json(answer)));
    const { auth, settled } = startSessionStore();
    await settled();
    expect(auth()).toMatchObject({ status: 'signedIn', profile: { role } });
  });

  test('somebody without a name is called by the first part of their address', async () => {
    storeSession(profile.id);
    network.use(http.get(edge.profile, () => HttpResponse.json({ ...profile, full_name: null })));
    const { auth, settled } = startSessionStore();
    await settled();
    expect(auth()).toMatchObject({ status: 'signedIn', profile: { full_name: 'rosa' } });
  });

  test('an expired session is renewed by supabase-js first', async () => {
    storeSession(profile.id, { expiresIn: -60 });
    const { auth, settled } = startSessionStore();
    expect(auth()).toEqual({ status: 'loading', session: null });
    await settled();
    expect(auth()).toMatchObject({
      status: 'signedIn',
      session: { userId: profile.id, accessToken: 'token-2' },
    });
  });

  test('an expired session that the provider refuses is over, and the person is told', async () => {
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

  test('a refused token that cannot be renewed ends the session, and no profile is blamed', async () => {
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

  test('a token that only this machine’s clock takes for good is renewed once', async () => {
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
    ['a profile of rubbish', http.get(edge.profile, () => HttpResponse.json([1]))],
    ['a page instead of a profile', http.get(edge.profile, () => HttpResponse.html('<p>'))],
  ])('%s is logged, signs out and is told on /login', async (_what, handler) => {
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

  test('a token refused even after its renewal ends the session', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    storeSession(profile.id);
    let asked = 0;
    let renewals = 0;
    network.use(
      http.post(edge.role, () => {
        asked += 1;
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
    expect([asked, renewals]).toEqual([2, 1]);
    log.mockRestore();
  });
});

describe('repetitions and changes', () => {
  test('the same pair is fetched once, however often it is reported', async () => {
    storeSession(profile.id);
    let asked = 0;
    network.use(
      http.post(edge.role, () => {
        asked += 1;
        return HttpResponse.json('admin');
      }),
    );
    const { store, auth, settled } = startSessionStore();
    await settled();
    const before = auth();
    store.dispatch(reportStoredSession());
    store.dispatch(reportStoredSession());
    expect(auth()).toBe(before);
    expect(asked).toBe(1);
  });

  test('a renewed token fetches again, without a moment of loading', async () => {
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

  test('a stale answer is dropped', async () => {
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
