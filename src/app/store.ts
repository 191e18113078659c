import {
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { CallExtra } from '#src/api/effects.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { startAuthEffects } from '#src/session/authEffects.ts';
import type { SessionDispatch, SessionExtra } from '#src/session/authEffectApi.ts';
import { createIdentityClient } from '#src/session/identityClient.ts';
import { createSessionAccess } from '#src/session/sessionAccess.ts';
import { reportProviderChange } from '#src/session/sessionReports.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';

/** A store with its effects running. Nothing is asked of the provider before `startSession`. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const identity = createIdentityClient((hasSession) => {
    store.dispatch(reportProviderChange(hasSession));
  });
  const extra: SessionExtra & CallExtra = {
    identity,
    session: createSessionAccess(identity),
    async loadApi() {
      const { api, attachApi } = await importChunk('api', () => import('./attachApi.ts'));
      attachApi(app);
      return api;
    },
  };
  const listener = createListenerMiddleware<WithAuth, SessionDispatch, SessionExtra & CallExtra>({
    extra,
  });
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
  const app = Object.assign(store, { listener, addMiddleware: lazy.addMiddleware });
  return app;
}

export type AppStore = ReturnType<typeof makeStore>;
