import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { SESSION_KEY } from '#src/lib/storedSession.ts';
import { aProfile, storeSession } from '#src/testing/builders.ts';
import { edge, network, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { startSessionStore } from '#src/testing/sessionStores.ts';
import { checkStarted } from './authSlice.ts';
import { reportStoredSession } from './sessionReports.ts';

withNetwork();

const profile = aProfile();
const never = () => new Promise<never>(() => undefined);
const LOG = 'Error fetching profile/role on initial load, signing out:';
let log: jest.Spied<typeof console.error>;

beforeEach(() => {
  serveIdentity(profile);
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  log.mockRestore();
});

describe.each([
  ['no connection', () => HttpResponse.error()],
  ['a gateway’s 503', () => new HttpResponse(null, { status: 503 })],
  ['too many requests', () => new HttpResponse(null, { status: 429 })],
])('an outage by %s', (_what, answer) => {
  test('is logged, keeps the session and can be retried', async () => {
    storeSession(profile.id);
    network.use(http.get(edge.profile, answer));
    const { store, auth, settled } = startSessionStore();
    await settled();
    expect(auth().status).toBe('unavailable');
    expect(window.localStorage.getItem(SESSION_KEY)).not.toBeNull();
    expect(log.mock.calls).toEqual([[LOG, expect.any(Error)]]);

    serveIdentity(profile);
    store.dispatch(checkStarted());
    expect(auth().status).toBe('loading');
    await settled();
    expect(auth()).toMatchObject({ status: 'signedIn', profile });
  });

  test('while a token is renewed keeps the person signed in', async () => {
    storeSession(profile.id, { token: 'token-1' });
    const { store, auth, settled, seen } = startSessionStore();
    await settled();
    const requested = new Promise<void>((resolve) => {
      network.use(
        http.get(edge.profile, () => {
          resolve();
          return answer();
        }),
      );
    });
    seen.length = 0;
    storeSession(profile.id, { token: 'token-5' });
    store.dispatch(reportStoredSession());
    await requested;
    expect(auth()).toMatchObject({ status: 'signedIn', session: { accessToken: 'token-5' } });
    expect(seen).toEqual(['signedIn']);
    await waitFor(() => expect(log.mock.calls).toEqual([[LOG, expect.any(Error)]]));
  });
});

describe('a provider that does not answer', () => {
  /** Fakes all timers except those that the mocked network needs. */
  const fakeTimers = () =>
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });

  function fakeTimeout(milliseconds: number) {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds);
    return limit.signal;
  }

  test('is unavailable after 10 s, which is logged', async () => {
    fakeTimers();
    // Jest's fake timers do not cover AbortSignal.timeout.
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(fakeTimeout);
    storeSession(profile.id);
    network.use(http.post(edge.role, never));
    const { auth } = startSessionStore();
    await jest.advanceTimersByTimeAsync(9_900);
    expect(auth().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(200);
    expect(auth().status).toBe('unavailable');
    expect(window.localStorage.getItem(SESSION_KEY)).not.toBeNull();
    jest.useRealTimers();
    await waitFor(() => expect(log.mock.calls).toEqual([[LOG, expect.any(Error)]]));
    limit.mockRestore();
  });

  test('is unavailable when an expired token cannot be renewed; a retry sends a new request', async () => {
    fakeTimers();
    storeSession(profile.id, { expiresIn: -60 });
    network.use(http.post(edge.token, () => new HttpResponse(null, { status: 503 })));
    const { store, auth } = startSessionStore();
    await jest.advanceTimersByTimeAsync(9_900);
    expect(auth().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(200);
    expect(auth().status).toBe('unavailable');
    // supabase-js later reports that there is no session, but one is still stored.
    await jest.advanceTimersByTimeAsync(30_000);
    expect(auth().status).toBe('unavailable');
    expect(window.localStorage.getItem(SESSION_KEY)).not.toBeNull();

    serveIdentity(profile);
    jest.useRealTimers();
    store.dispatch(checkStarted());
    await waitFor(() => {
      expect(auth()).toMatchObject({ status: 'signedIn', session: { accessToken: 'token-2' } });
    });
  });

  test('the time limit of an ended session does not affect the next one', async () => {
    fakeTimers();
    storeSession('slow');
    network.use(http.get(edge.profile, never, { once: true }));
    const { store, auth } = startSessionStore();
    await jest.advanceTimersByTimeAsync(9_000);
    window.localStorage.clear();
    store.dispatch(reportStoredSession());
    network.use(http.get(edge.profile, never));
    storeSession(profile.id);
    store.dispatch(reportStoredSession());
    await jest.advanceTimersByTimeAsync(5_000);
    expect(auth().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(5_100);
    expect(auth().status).toBe('unavailable');
  });
});
