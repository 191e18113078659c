import { createHashRouter } from 'react-router-dom';
import { takeMailLink } from '#src/lib/mailLink.ts';
import { isSection, MAIN_ID, paths, sectionPath } from '#src/lib/paths.ts';
import { isPrerendered } from '#src/lib/prerendered.ts';
import { startSession } from '#src/session/startSession.ts';
import { createRoutes } from './routes.tsx';
import { makeStore } from './store.ts';
import type { AppStore } from './store.ts';

export type AppRouter = ReturnType<typeof createHashRouter>;

/**
 * Prepares the first render: removes a mail's token from the address, starts the session check, and lets the router
 * load the page and its rows.
 *
 * @param onStore called with the store before its first action
 * @returns store, router, and a function that removes all listeners
 */
export function startApp(onStore?: (store: AppStore) => void): {
  store: AppStore;
  router: AppRouter;
  stop: () => void;
} {
  takeMailLink();
  normalizeBareHash();
  // Registered before the router's own listener, for links that are followed later.
  window.addEventListener('popstate', normalizeBareHash);
  const store = makeStore();
  onStore?.(store);
  const stopSession = startSession(store.dispatch);
  // With hydration data the router renders the prerendered page at once and keeps its scroll position.
  const hydration = isPrerendered() && { hydrationData: { loaderData: {} } };
  const router = createHashRouter(createRoutes(store), { ...hydration });
  return {
    store,
    router,
    stop() {
      router.dispose();
      window.removeEventListener('popstate', normalizeBareHash);
      stopSession();
      store.listener.clearListeners();
    },
  };
}

/** Rewrites `#portfolio` of old links and `#contenido` of the skip link, which the router would take for pages. */
function normalizeBareHash(): void {
  const text = window.location.hash.slice(1);
  const { history } = window;
  if (isSection(text)) history.replaceState(history.state, '', `#${sectionPath(text)}`);
  else if (text === MAIN_ID) history.replaceState(history.state, '', `#${paths.home}`);
}
