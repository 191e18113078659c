import { afterEach } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { attachApi } from '#src/app/attachApi.ts';
import { makeStore } from '#src/app/store.ts';
import { startSession } from '#src/session/startSession.ts';
import { aProfile, storeSession } from './builders.ts';
import { serveIdentity } from './network.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A store whose first session check has started, as in the application. */
export function startSessionStore() {
  const store = makeStore();
  const auth = () => store.getState().auth;
  /** Every auth status that a screen could have shown. */
  const seen: string[] = [];
  store.subscribe(() => {
    if (seen.at(-1) !== auth().status) seen.push(auth().status);
  });
  const stop = startSession(store.dispatch);
  stops.push(() => {
    stop();
    store.listener.clearListeners();
  });
  const settled = () =>
    waitFor(() => {
      if (auth().status === 'loading') throw new Error('The session is still being checked');
    });
  return { store, auth, seen, settled };
}

/** A store with the API attached, signed in with 'token-1'; the identity provider knows the person. */
export function signedInStore() {
  const profile = aProfile();
  storeSession(profile.id, { token: 'token-1' });
  serveIdentity(profile);
  const session = { userId: profile.id, accessToken: 'token-1' };
  const store = makeStore({ auth: { status: 'signedIn', session, profile } });
  attachApi(store);
  // A renewed session may still be loading its profile when the test ends.
  stops.push(store.listener.clearListeners);
  return store;
}
