import { storeRole, type SessionRef } from '#src/lib/storedSession.ts';
import { importChunk, isMissingChunk } from '#src/lib/importChunk.ts';
import { providerUnavailable, profileFailed, profileLoaded, selectAuth } from './authSlice.ts';
import { LOADING_LIMIT } from './authEffectApi.ts';
import type { AuthEffectApi } from './authEffectApi.ts';
import type { ReadFailure } from './readFailure.ts';
import { reportStoredSession } from './sessionReports.ts';

const FAILURE_LOG = 'Error fetching profile/role on initial load, signing out:';
export const FAILURE_NOTICE =
  'No pudimos cargar tu perfil y cerramos tu sesión. Vuelve a entrar en unos minutos.';

/**
 * Creates the effect that fetches role and profile for each new person or token (AUTH-5). Only the answer for the
 * current session counts. A failure is logged and ends the session (AUTH-3); an outage is logged and keeps the
 * session, so that it can be retried (AUTH-4).
 */
export function createProfileEffect(): (_action: unknown, api: AuthEffectApi) => Promise<void> {
  /** The last renewed token. If it is refused too, it is not renewed again. */
  let lastRenewed: string | null = null;

  return async (_action, api) => {
    api.cancelActiveListeners();
    const { session } = selectAuth(api.getState());
    if (session === null) return;
    try {
      await loadProfile(session, api);
    } catch (error) {
      if (api.signal.aborted) return;
      const isRefusedToken = (error as Partial<ReadFailure>).status === 401;
      if (!isRefusedToken || session.accessToken === lastRenewed) {
        reportFailure(error as Partial<ReadFailure>, session, api);
        return;
      }
      // With a slow clock an expired token looks valid.
      const renewal = await api.extra.session.renew(session);
      if (renewal.outcome === 'renewed') {
        lastRenewed = renewal.session.accessToken;
        api.dispatch(reportStoredSession());
        return;
      }
      api.throwIfCancelled();
      // The session has ended; the read itself did not fail.
      if (renewal.outcome === 'refused') api.extra.session.end(session, api.dispatch);
      else reportFailure({ message: 'Renewing the token failed', isOutage: true }, session, api);
    }
  };
}

async function loadProfile(session: SessionRef, api: AuthEffectApi): Promise<void> {
  const signal = AbortSignal.any([api.signal, AbortSignal.timeout(LOADING_LIMIT)]);
  const reads = await importChunk('identityReads', () => import('./identityReads.ts'));
  const profile = await reads.readProfile(session, signal);
  if (api.signal.aborted) return;
  api.dispatch(profileLoaded({ session, profile }));
  // Who has signed out meanwhile leaves nothing.
  if (selectAuth(api.getState()).status === 'signedIn') storeRole(session, profile.role);
}

function reportFailure(error: Partial<ReadFailure>, session: SessionRef, api: AuthEffectApi): void {
  console.error(FAILURE_LOG, error);
  const isTemporary = error.isOutage === true || isMissingChunk(error);
  api.dispatch(
    isTemporary ? providerUnavailable() : profileFailed({ session, notice: FAILURE_NOTICE }),
  );
}
