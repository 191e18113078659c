import { PostgrestClient } from '@supabase/postgrest-js';
import type { Profile } from '#contract/people.ts';
import { fullName, roleName } from '#src/lib/personFields.ts';
import { settings } from '#src/lib/settings.ts';
import { readStoredEmail } from '#src/lib/storedSession.ts';
import type { SessionRef } from '#src/lib/storedSession.ts';
import { ReadFailure } from './readFailure.ts';

/**
 * Reads role and profile of a session's person (AUTH-2). It uses the stored token and the PostgREST client alone,
 * which is smaller than supabase-js. Nothing is retried here.
 *
 * @param signal aborts the reads when the session changes or the time limit is reached
 * @throws ReadFailure when either read fails; a missing profile row is a failure (AUTH-3)
 */
export async function readProfile(session: SessionRef, signal: AbortSignal): Promise<Profile> {
  const client = new PostgrestClient(`${settings.supabaseUrl}/rest/v1`, {
    headers: {
      apikey: settings.supabaseAnonKey,
      authorization: `Bearer ${session.accessToken}`,
    },
    schema: 'public',
    retry: false,
  });
  const [role, profile] = await Promise.all([
    client.rpc('get_role_for_user', { p_user_id: session.userId }).abortSignal(signal),
    client
      .from('profiles')
      .select('id, full_name, role_id')
      .eq('id', session.userId)
      .abortSignal(signal)
      .single(),
  ]);
  for (const { error, status } of [role, profile]) {
    if (error !== null) throw new ReadFailure(status, error.message);
  }
  return { ...toPerson(profile.data), role: roleName(role.data) };
}

/**
 * Validates the row; a malformed one is a failure. A missing name falls back to the local part of the e-mail
 * address, so that the person can still sign in.
 */
function toPerson(row: unknown): Omit<Profile, 'role'> {
  const { id, full_name, role_id } = (row ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string') throw new ReadFailure(200, 'The profile is not readable');
  const [emailName] = readStoredEmail().split('@');
  return {
    id,
    full_name: fullName(full_name, fullName(emailName)),
    role_id: typeof role_id === 'number' ? role_id : null,
  };
}
