import {
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { DevToolsEnhancerOptions, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
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
import type { PageRows } from './prefetchRows.ts';
import type { RootState } from './rootReducer.ts';

type Extra = SessionExtra & CallExtra;
type Dispatch = ThunkDispatch<RootState, Extra, UnknownAction>;

/**
 * Makes the store and starts its effects. The identity provider is not contacted before `startSession`.
 *
 * @param devTools options of Redux DevTools (devTools.ts); false without the extension
 */
export function makeStore(
  preloadedState?: Partial<RootState>,
  devTools: DevToolsEnhancerOptions | false = false,
) {
  const identity = createIdentityClient((hasSession) => {
    store.dispatch(reportProviderChange(hasSession));
  });
  const extra: Extra = {
    identity,
    session: createSessionAccess(identity),
    loadApi: async () => (await loadCode()).api,
  };
  async function loadCode() {
    const code = await importChunk('api', () => import('./attachApi.ts'));
    code.attachApi(app);
    return code;
  }
  const listener = createListenerMiddleware<RootState, Dispatch, Extra>({ extra });
  const lazy = createDynamicMiddleware();

  const store = configureStore({
    reducer: rootReducer,
    devTools,
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
    // What a request changes is drawn with what is said of it, not one frame later (RTK Query's default).
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
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
    prefetch(page: PageRows) {
      loadCode()
        .then(({ prefetchRows }) => prefetchRows(page, store.dispatch))
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
