import type { SessionAccess } from '#src/api/baseQuery.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { clearStoredSession, readStoredSession } from '#src/lib/storedSession.ts';
import { sessionExpired } from './authSlice.ts';
import type { IdentityClient } from './identityClient.ts';
import { EXPIRED_NOTICE } from './sessionReports.ts';

/** Gives the API's transport access to the session (AUTH-10). It reads the stored token, which all tabs share. */
export function createSessionAccess(identity: IdentityClient): SessionAccess {
  return {
    current: readStoredSession,

    renew: (failed) =>
      importChunk('renewal', () => import('./renewSession.ts')).then(
        ({ renewSession }) => renewSession(identity, failed),
        () => ({ outcome: 'unreachable' }),
      ),

    end(failed, dispatch) {
      // Another tab may have signed in meanwhile; that session was not refused.
      const stored = readStoredSession();
      if (stored !== null && stored.accessToken !== failed?.accessToken) return;
      clearStoredSession();
      dispatch(sessionExpired({ notice: EXPIRED_NOTICE }));
    },
  };
}
