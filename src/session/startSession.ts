import { SESSION_KEY } from '#src/lib/storedSession.ts';
import type { SessionDispatch } from './authEffectApi.ts';
import { checkStarted } from './authSlice.ts';
import { reportStoredSession } from './sessionReports.ts';

/**
 * Starts the first check of the session and subscribes to changes by other tabs, so that signing out in one tab
 * signs out in all. Call it once, before the first render.
 *
 * @returns a function that unsubscribes
 */
export function startSession(dispatch: SessionDispatch): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) dispatch(reportStoredSession());
  };
  // A page restored from the back/forward cache has missed storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) dispatch(reportStoredSession());
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  dispatch(checkStarted());
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
