import { PostgrestClient } from '@supabase/postgrest-js';
import type { Profile } from '#contract/people.ts';
import { settings } from '#src/lib/settings.ts';
import type { SessionRef } from '#src/lib/storedSession.ts';
import { ReadFailure } from './readFailure.ts';
import { roleName } from './roleName.ts';

/**
 * Role and profile of a session's person (AUTH-2), with the stored
 * token through the client that supabase-js itself uses, so that nothing waits for supabase-js.
 * Nothing is retried here.
 *
 * @param signal ends the reads: a stale session, a time limit
 * @throws ReadFailure when either read fails; a profile without a row is a failure (AUTH-3)
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

/** The row as the application keeps it; rubbish in its place is a failure like any other. */
function toPerson(row: unknown): Omit<Profile, 'role'> {
  const { id, full_name, role_id } = (row ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof full_name !== 'string') {
    throw new ReadFailure(200, 'The profile is not readable');
  }
  return { id, full_name, role_id: typeof role_id === 'number' ? role_id : null };
}
