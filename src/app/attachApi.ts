import type { Middleware, Store, TypedStartListening } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '#src/api/api.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import type { SessionDispatch, SessionExtra } from '#src/session/authEffectApi.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';

export { api };

/** As much of the application's store as the api needs; the store itself imports this file. */
interface ApiHost extends Pick<Store<RootState>, 'dispatch' | 'getState'> {
  listener: { startListening: TypedStartListening<WithAuth, SessionDispatch, SessionExtra> };
  addMiddleware: (middleware: Middleware) => unknown;
}

const attached = new WeakSet<ApiHost>();

/**
 * Gives a store the api's state and middleware, once. The cache never outlives the person it was
 * fetched for (AUTH-9).
 */
export function attachApi(store: ApiHost): void {
  if (attached.has(store)) return;
  attached.add(store);
  rootReducer.inject(api);
  store.addMiddleware(api.middleware as Middleware);
  // The new reducer makes its first state at the next action.
  store.dispatch({ type: 'app/apiAttached' });
  // Reads that ask for it are made again when the window is looked at or the connection is back.
  setupListeners(store.dispatch);

  let person = selectUserId(store.getState());
  store.listener.startListening({
    predicate: (_action, now, before) => now.auth !== before.auth,
    effect: (_action, listening) => {
      const next = selectUserId(listening.getState());
      const hasLeft = listening.getState().auth.status === 'signedOut';
      const isAnother = person !== null && (hasLeft || (next !== null && next !== person));
      // Drops errors that were cached while identity was away.
      const isBack = listening.getOriginalState().auth.status === 'unavailable';
      if (isAnother || isBack) listening.dispatch(api.util.resetApiState());
      person = hasLeft ? null : (next ?? person);
    },
  });
}
