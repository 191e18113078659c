import type { Renewal, SessionAccess } from '#src/api/baseQuery.ts';
import { clearStoredSession, readStoredSession } from '#src/lib/storedSession.ts';
import type { SessionRef } from '#src/lib/storedSession.ts';
import { sessionExpired } from './authSlice.ts';
import type { IdentityClient } from './identityClient.ts';
import { EXPIRED_NOTICE } from './sessionReports.ts';

/** How long a refusal by the API waits for the provider, in milliseconds. */
const RENEWAL_LIMIT = 10_000;

/** The session for the API's transport (AUTH-10): the stored token is the truth in every tab. */
export function createSessionAccess(identity: IdentityClient): SessionAccess {
  return {
    current: readStoredSession,

    async renew(failed) {
      return renewedSince(failed) ?? (await withinLimit(askProvider(identity, failed)));
    },

    end(failed, dispatch) {
      // Another tab, or another person, may have signed in meanwhile; their session is not the refused one.
      const stored = readStoredSession();
      if (stored !== null && stored.accessToken !== failed?.accessToken) return;
      clearStoredSession();
      dispatch(sessionExpired({ notice: EXPIRED_NOTICE }));
    },
  };
}

/** What storage says of a refused token; null when it is still the one stored. */
function renewedSince(failed: SessionRef): Renewal | null {
  const stored = readStoredSession();
  if (stored?.userId !== failed.userId) return { outcome: 'refused' };
  if (stored.accessToken === failed.accessToken) return null;
  return { outcome: 'renewed', session: stored };
}

/** supabase-js makes one request of however many refreshes are asked for at once. */
async function askProvider(identity: IdentityClient, failed: SessionRef): Promise<Renewal> {
  const auth = await identity.auth();
  // Reading the session refreshes a token near its end; a second refresh would be one too many.
  await auth.getSession();
  const known = renewedSince(failed);
  if (known !== null) return known;
  const { error } = await auth.refreshSession();
  const after = renewedSince(failed);
  if (after !== null) return after;
  return { outcome: error?.name === 'AuthRetryableFetchError' ? 'unreachable' : 'refused' };
}

/** A failure to ask, and no answer in time, leave the session as it is. */
async function withinLimit(answer: Promise<Renewal>): Promise<Renewal> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<Renewal>((resolve) => {
    timer = setTimeout(() => {
      resolve({ outcome: 'unreachable' });
    }, RENEWAL_LIMIT);
  });
  try {
    return await Promise.race([answer, timeUp]);
  } catch {
    return { outcome: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
