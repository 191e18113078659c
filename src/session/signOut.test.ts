import { beforeEach, describe, expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import { SESSION_KEY } from '#src/lib/storedSession.ts';
import { aProfile, aSession, storeSession } from '#src/testing/builders.ts';
import { edge, network, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { startSessionStore } from '#src/testing/sessionStores.ts';
import { signedOut } from './authSlice.ts';

withNetwork();

const profile = aProfile();

beforeEach(() => {
  serveIdentity(profile);
});

describe('signing out', () => {
  test('clears the session at once and sends the logout to the provider', async () => {
    storeSession(profile.id, { token: 'token-1' });
    const { store, auth, settled } = startSessionStore();
    await settled();
    const logout = new Promise((resolve) => {
      network.use(
        http.post(edge.logout, ({ request }) => {
          resolve([request.headers.get('authorization'), new URL(request.url).search]);
          return new HttpResponse(null, { status: 204 });
        }),
      );
    });
    store.dispatch(signedOut());
    expect(auth()).toEqual({ status: 'signedOut', session: null, notice: null });
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(window.localStorage.getItem('tramayo.role')).toBeNull();
    await expect(logout).resolves.toEqual(['Bearer token-1', '?scope=local']);
  });

  test('works while the provider is unavailable', async () => {
    storeSession(profile.id);
    const { store, auth, settled } = startSessionStore();
    await settled();
    const requested = new Promise<void>((resolve) => {
      network.use(
        http.post(edge.logout, () => {
          resolve();
          return new HttpResponse(null, { status: 503 });
        }),
      );
    });
    store.dispatch(signedOut());
    await requested;
    expect(auth().status).toBe('signedOut');
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test('in another tab signs out here, and signing in there signs in here', async () => {
    storeSession(profile.id);
    const { auth, settled } = startSessionStore();
    await settled();
    const fromAnotherTab = () => {
      window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    };
    window.localStorage.removeItem(SESSION_KEY);
    fromAnotherTab();
    expect(auth()).toEqual({ status: 'signedOut', session: null, notice: null });
    expect(window.localStorage.getItem('tramayo.role')).toBeNull();

    window.localStorage.setItem(SESSION_KEY, JSON.stringify(aSession(profile.id)));
    fromAnotherTab();
    await settled();
    expect(auth().status).toBe('signedIn');
  });

  test('keeps the session of a person who signed in in another tab', async () => {
    storeSession(profile.id);
    const { store, settled } = startSessionStore();
    await settled();
    storeSession('somebody-else', { token: 'theirs' });
    store.dispatch(signedOut());
    expect(window.localStorage.getItem(SESSION_KEY)).toContain('theirs');
  });
});
