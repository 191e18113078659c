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
 * What happens before the first render: a mail's token is taken off the address, the session's check begins,
 * the router loads the page and its rows.
 *
 * @param onStore sees the store before its first action
 * @returns store and router, and how to stop what listens
 */
export function startApp(onStore?: (store: AppStore) => void): {
  store: AppStore;
  router: AppRouter;
  stop: () => void;
} {
  takeMailLink();
  normalizeBareHash();
  // Before the router listens, for links that are followed later.
  window.addEventListener('popstate', normalizeBareHash);
  const store = makeStore();
  onStore?.(store);
  const stopSession = startSession(store.dispatch);
  // The router renders at once what is prerendered, and leaves its scroll position alone.
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

/** The router takes `/#portfolio` of an old link, and `/#contenido` of the skip link, for pages. */
function normalizeBareHash(): void {
  const text = window.location.hash.slice(1);
  const { history } = window;
  if (isSection(text)) history.replaceState(history.state, '', `#${sectionPath(text)}`);
  else if (text === MAIN_ID) history.replaceState(history.state, '', `#${paths.home}`);
}
