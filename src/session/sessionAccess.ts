import type { SessionAccess } from '#src/api/baseQuery.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { clearStoredSession, readStoredSession } from '#src/lib/storedSession.ts';
import { sessionExpired } from './authSlice.ts';
import type { IdentityClient } from './identityClient.ts';
import { EXPIRED_NOTICE } from './sessionReports.ts';

/** The session for the API's transport (AUTH-10): the stored token is the truth in every tab. */
export function createSessionAccess(identity: IdentityClient): SessionAccess {
  return {
    current: readStoredSession,

    renew: (failed) =>
      importChunk('renewal', () => import('./renewSession.ts')).then(
        ({ renewSession }) => renewSession(identity, failed),
        () => ({ outcome: 'unreachable' }),
      ),

    end(failed, dispatch) {
      // Another tab, or another person, may have signed in meanwhile; their session is not the refused one.
      const stored = readStoredSession();
      if (stored !== null && stored.accessToken !== failed?.accessToken) return;
      clearStoredSession();
      dispatch(sessionExpired({ notice: EXPIRED_NOTICE }));
    },
  };
}
