import { afterEach } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { makeStore } from '#src/app/store.ts';
import { startSession } from '#src/session/startSession.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A store whose session's first check has begun, as the application starts it. */
export function startSessionStore() {
  const store = makeStore();
  const auth = () => store.getState().auth;
  /** Every status that a screen could have shown. */
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
