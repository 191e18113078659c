import {
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { CallExtra } from '#src/api/effects.ts';
import { startContactEffects } from '#src/features/contact/contactEffects.ts';
import { startNewsletterEffects } from '#src/features/newsletter/newsletterEffects.ts';
import { startIdeaGeneratorEffects } from '#src/features/ideaGenerator/ideaGeneratorEffects.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { startAuthEffects } from '#src/session/authEffects.ts';
import type { SessionExtra } from '#src/session/authEffectApi.ts';
import { createIdentityClient } from '#src/session/identityClient.ts';
import { createSessionAccess } from '#src/session/sessionAccess.ts';
import { reportProviderChange } from '#src/session/sessionReports.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';
import { devToolsOptions } from './trace/devToolsOptions.ts';

type Extra = SessionExtra & CallExtra;
/** The queries that a route may prefetch; they take no argument. */
export type PageRows = 'getDashboard' | 'listTickets' | 'getAllData';

type Dispatch = ThunkDispatch<RootState, Extra, UnknownAction>;

/** Makes the store and starts its effects. The identity provider is not contacted before `startSession`. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const identity = createIdentityClient((hasSession) => {
    store.dispatch(reportProviderChange(hasSession));
  });
  const extra: Extra = {
    identity,
    session: createSessionAccess(identity),
    async loadApi() {
      const { api, attachApi } = await importChunk('api', () => import('./attachApi.ts'));
      attachApi(app);
      return api;
    },
  };
  const listener = createListenerMiddleware<RootState, Dispatch, Extra>({ extra });
  const lazy = createDynamicMiddleware();

  const store = configureStore({
    reducer: rootReducer,
    // Compiled away in production, which traces only on demand (trace/startTrace.tsx).
    devTools: process.env.NODE_ENV !== 'production' && devToolsOptions(),
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        // Checks of development builds. Their duration depends on the machine: tests assert an empty console.
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      })
        .prepend(listener.middleware)
        .concat(lazy.middleware),
  });
  startAuthEffects(listener.startListening);
  startContactEffects(listener.startListening);
  startNewsletterEffects(listener.startListening);
  startIdeaGeneratorEffects(listener.startListening);
  const app = Object.assign(store, {
    listener,
    addMiddleware: lazy.addMiddleware,
    loadApi: extra.loadApi,
    /** Starts loading a page's rows. Errors are ignored here: the page's own query shows them. */
    prefetch(rows: PageRows) {
      extra
        .loadApi()
        .then(({ util }) => store.dispatch(util.prefetch(rows, undefined, {})))
        .catch(() => undefined);
    },
  });
  return app;
}

/** The initial state of a visitor without a session; the landing is prerendered with it. */
export function visitorState(): RootState {
  return rootReducer({ auth: { status: 'signedOut', session: null, notice: null } }, { type: '' });
}

export type AppStore = ReturnType<typeof makeStore>;
