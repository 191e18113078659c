import type { SessionRef } from '#src/lib/storedSession.ts';
import { importChunk, isMissingChunk } from '#src/lib/importChunk.ts';
import { outageMet, profileFailed, profileLoaded, selectAuth } from './authSlice.ts';
import { LOADING_LIMIT } from './authEffectApi.ts';
import type { AuthEffectApi } from './authEffectApi.ts';
import type { ReadFailure } from './readFailure.ts';
import { reportStoredSession } from './sessionReports.ts';

const FAILURE_LOG = 'Error fetching profile/role on initial load, signing out:';
export const FAILURE_NOTICE =
  'No pudimos cargar tu perfil y cerramos tu sesión. Vuelve a entrar en unos minutos.';

/**
 * Makes the effect that fetches role and profile for each new person or token (AUTH-5); only the
 * newest session's answer counts. A failure is logged and ends the session (AUTH-3);
 * an outage is logged too and leaves it as it is, for another try (AUTH-4).
 */
export function createProfileEffect(): (_action: unknown, api: AuthEffectApi) => Promise<void> {
  /** The last renewed token; a second refusal is not renewed. */
  let lastRenewed: string | null = null;

  return async (_action, api) => {
    api.cancelActiveListeners();
    const { session } = selectAuth(api.getState());
    if (session === null) return;
    try {
      await load(session, api);
    } catch (error) {
      if (api.signal.aborted) return;
      const isRefusedToken = (error as Partial<ReadFailure>).status === 401;
      if (!isRefusedToken || session.accessToken === lastRenewed) {
        giveUp(error as Partial<ReadFailure>, session, api);
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
      else giveUp({ message: 'Renewal without answer', isOutage: true }, session, api);
    }
  };
}

async function load(session: SessionRef, api: AuthEffectApi): Promise<void> {
  const signal = AbortSignal.any([api.signal, AbortSignal.timeout(LOADING_LIMIT)]);
  const reads = await importChunk('identityReads', () => import('./identityReads.ts'));
  const profile = await reads.readProfile(session, signal);
  if (!api.signal.aborted) api.dispatch(profileLoaded({ session, profile }));
}

function giveUp(error: Partial<ReadFailure>, session: SessionRef, api: AuthEffectApi): void {
  console.error(FAILURE_LOG, error);
  const mayPass = error.isOutage === true || isMissingChunk(error);
  api.dispatch(mayPass ? outageMet() : profileFailed({ session, notice: FAILURE_NOTICE }));
}
