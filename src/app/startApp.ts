import { takeMailLink } from '#src/lib/mailLink.ts';
import { hashPath } from '#src/lib/paths.ts';
import { startSession } from '#src/session/startSession.ts';
import { mendBareHashes } from './bareHashes.ts';
import { preload } from './pages.ts';
import { makeStore } from './store.ts';
import type { AppStore } from './store.ts';

/**
 * What happens before the first render: a mail's token is taken off the address before anything is drawn,
 * the address is mended, the session's check and the page's rows are under way.
 *
 * @returns the store, and how to stop what listens
 */
export function startApp(): { store: AppStore; stop: () => void } {
  takeMailLink();
  const stopMending = mendBareHashes();
  const store = makeStore();
  const stopSession = startSession(store.dispatch);
  preload(store, hashPath());
  return {
    store,
    stop() {
      stopSession();
      stopMending();
      store.listener.clearListeners();
    },
  };
}
