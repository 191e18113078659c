import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import type { api } from '#src/api/api.ts';
import { startAuthEffects } from '#src/session/authEffects.ts';
import type { SessionDispatch, SessionExtra } from '#src/session/authEffectApi.ts';
import { authSlice } from '#src/session/authSlice.ts';
import { createIdentityClient } from '#src/session/identityClient.ts';
import { createSessionAccess } from '#src/session/sessionAccess.ts';
import { reportProviderChange } from '#src/session/sessionReports.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';

/** The api comes with the first page that asks for data (attachApi.ts): visitors do not pay for it. */
export const rootReducer = combineSlices(authSlice).withLazyLoadedSlices<WithSlice<typeof api>>();

export type RootState = ReturnType<typeof rootReducer>;

/** A store with its effects running. Nothing is asked of the provider before `startSession`. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const identity = createIdentityClient((hasSession) => {
    store.dispatch(reportProviderChange(hasSession));
  });
  const extra: SessionExtra = { identity, session: createSessionAccess(identity) };
  const listener = createListenerMiddleware<WithAuth, SessionDispatch, SessionExtra>({ extra });
  const lazy = createDynamicMiddleware();

  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra } })
        .prepend(listener.middleware)
        .concat(lazy.middleware),
  });
  startAuthEffects(listener.startListening);
  return Object.assign(store, { listener, addMiddleware: lazy.addMiddleware });
}

export type AppStore = ReturnType<typeof makeStore>;
