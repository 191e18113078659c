import type { Middleware, Store, TypedStartListening } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '#src/api/api.ts';
import { forgetDraftsOfOthers } from '#src/lib/forms/useDraft.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import type { SessionDispatch, SessionExtra } from '#src/session/authEffectApi.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';

export { api };
export { prefetchRows } from './prefetchRows.ts';

/** The part of the store that the API needs; `store.ts` imports this file, so its type is not available here. */
interface ApiHost extends Pick<Store<RootState>, 'dispatch' | 'getState'> {
  listener: { startListening: TypedStartListening<WithAuth, SessionDispatch, SessionExtra> };
  addMiddleware: (middleware: Middleware) => unknown;
}

const attached = new WeakSet<ApiHost>();

/**
 * Adds the API's reducer and middleware to a store, once. When the person changes, the cache is cleared (AUTH-9), and what others typed in this tab is deleted.
 */
export function attachApi(store: ApiHost): void {
  if (attached.has(store)) return;
  attached.add(store);
  rootReducer.inject(api);
  store.addMiddleware(api.middleware as Middleware);
  // An injected reducer sets its initial state at the next action.
  store.dispatch({ type: 'app/apiAttached' });
  // Enables `refetchOnFocus` and `refetchOnReconnect`.
  setupListeners(store.dispatch);

  let person = selectUserId(store.getState());
  if (person !== null) forgetDraftsOfOthers(person);
  store.listener.startListening({
    predicate: (_action, now, before) => now.auth !== before.auth,
    effect: (_action, listening) => {
      const next = selectUserId(listening.getState());
      const hasLeft = listening.getState().auth.status === 'signedOut';
      const isAnother = person !== null && (hasLeft || (next !== null && next !== person));
      // Drops errors cached while the identity provider was unreachable.
      const isBack = listening.getOriginalState().auth.status === 'unavailable';
      if (isAnother || isBack) listening.dispatch(api.util.resetApiState());
      if (next !== null && next !== person) forgetDraftsOfOthers(next);
      person = hasLeft ? null : (next ?? person);
    },
  });
}
