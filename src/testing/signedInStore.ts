import { afterEach } from '@jest/globals';
import { attachApi } from '#src/app/attachApi.ts';
import { makeStore } from '#src/app/store.ts';
import { aProfile, storeSession } from './builders.ts';
import { serveIdentity } from './network.ts';

let stopLast: () => void = () => undefined;

// A renewed session is still being read when its test is over.
afterEach(() => stopLast());

/** A store of somebody who signed in earlier with 'token-1', with the api, on an identity that knows them. */
export function signedInStore() {
  const profile = aProfile();
  storeSession(profile.id, { token: 'token-1' });
  serveIdentity(profile);
  const session = { userId: profile.id, accessToken: 'token-1' };
  const store = makeStore({ auth: { status: 'signedIn', session, profile } });
  attachApi(store);
  stopLast = store.listener.clearListeners;
  return store;
}
