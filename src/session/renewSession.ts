import type { Renewal } from '#src/api/baseQuery.ts';
import { readStoredSession } from '#src/lib/storedSession.ts';
import type { SessionRef } from '#src/lib/storedSession.ts';
import type { IdentityClient } from './identityClient.ts';

/** How long a refusal by the API waits for the provider, in milliseconds. */
const RENEWAL_LIMIT = 10_000;

/** Another token in place of a refused one: another tab's, or the provider's. Never rejects. */
export async function renewSession(identity: IdentityClient, failed: SessionRef): Promise<Renewal> {
  return renewedSince(failed) ?? (await withinLimit(askProvider(identity, failed)));
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
