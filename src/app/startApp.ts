import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';
import { takeMailLink } from '#src/lib/mailLink.ts';
import { isSection, MAIN_ID, paths, sectionPath } from '#src/lib/paths.ts';
import { readPositions } from '#src/lib/ScrollPosition.tsx';
import { startSession } from '#src/session/startSession.ts';
import { enterPage } from './routeParts.tsx';
import { createRoutes } from './routes.tsx';
import { makeStore } from './store.ts';
import type { AppStore } from './store.ts';

/**
 * Prepares the first render: removes a mail's token from the address, starts the session check, and
 * begins to load the page and its rows.
 *
 * @param devTools options of Redux DevTools; false without the extension
 * @returns store, routes, and a function that removes all listeners
 */
export function startApp(devTools: DevToolsEnhancerOptions | false = false): {
  store: AppStore;
  routes: RouteObject[];
  stop: () => void;
} {
  takeMailLink();
  normalizeBareHash();
  readPositions();
  // Registered before the router's own listener, for links that are followed later.
  window.addEventListener('popstate', normalizeBareHash);
  const store = makeStore(undefined, devTools);
  const stopSession = startSession(store.dispatch);
  const routes = createRoutes(store);
  enterPage(routes, window.location.hash.slice(1));
  return {
    store,
    routes,
    stop() {
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
