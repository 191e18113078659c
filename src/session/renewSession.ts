import type { Renewal } from '#src/api/baseQuery.ts';
import { readStoredSession } from '#src/lib/storedSession.ts';
import type { SessionRef } from '#src/lib/storedSession.ts';
import type { IdentityClient } from './identityClient.ts';

/** How long a refused API call waits for the provider, in milliseconds. */
const RENEWAL_LIMIT = 10_000;

/** Replaces a refused token by the one that another tab stored, or by a new one of the provider. Never rejects. */
export async function renewSession(identity: IdentityClient, failed: SessionRef): Promise<Renewal> {
  return renewedSince(failed) ?? (await withinLimit(askProvider(identity, failed)));
}

/** The renewal that another tab or request has made already; null when the refused token is still stored. */
function renewedSince(failed: SessionRef): Renewal | null {
  const stored = readStoredSession();
  if (stored?.userId !== failed.userId) return { outcome: 'refused' };
  if (stored.accessToken === failed.accessToken) return null;
  return { outcome: 'renewed', session: stored };
}

/** supabase-js combines simultaneous refreshes into one request. */
async function askProvider(identity: IdentityClient, failed: SessionRef): Promise<Renewal> {
  const auth = await identity.auth();
  // `getSession` refreshes a token that is about to expire; then a second refresh is not needed.
  await auth.getSession();
  const before = renewedSince(failed);
  if (before !== null) return before;
  const { error } = await auth.refreshSession();
  const after = renewedSince(failed);
  if (after !== null) return after;
  return { outcome: error?.name === 'AuthRetryableFetchError' ? 'unreachable' : 'refused' };
}

/** Errors and timeouts count as unreachable, so that the session is kept. */
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
