import { SESSION_KEY } from '#src/lib/storedSession.ts';
import type { SessionDispatch } from './authEffectApi.ts';
import { checkStarted } from './authSlice.ts';
import { reportStoredSession } from './sessionReports.ts';

/**
 * Begins the first check of the session and follows what other tabs do to it: who leaves in one has
 * left in all. To be called once, before the first render.
 *
 * @returns how to stop following
 */
export function startSession(dispatch: SessionDispatch): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) dispatch(reportStoredSession());
  };
  // A page that comes back from the browser's cache has missed what happened meanwhile.
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
