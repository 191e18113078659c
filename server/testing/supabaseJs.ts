import type { Session, SupabaseClient, User } from '@supabase/supabase-js';
import assert from 'node:assert/strict';

/** Signs up where no confirmation is required, and returns the first session. */
export async function signUp(
  client: SupabaseClient,
  account: { email: string; password: string },
): Promise<Session> {
  const { data, error } = await client.auth.signUp(account);
  assert.equal(error, null);
  assert.ok(data.session);
  return data.session;
}

/** The checks of supabase-js's own tests on a session. */
export function assertSession(session: Session | null, email: string): asserts session is Session {
  assert.ok(session);
  assert.equal(session.token_type, 'bearer');
  // Lower than 3600 if the session was restored from its tokens.
  assert.ok(session.expires_in > 3500 && session.expires_in <= 3600);
  assert.ok((session.expires_at ?? 0) > Date.now() / 1000);
  assert.ok(session.access_token && session.refresh_token);
  assertUser(session.user, email);
}

/** The checks of supabase-js's own tests on a user. */
export function assertUser(user: User | null, email: string): void {
  assert.ok(user);
  assert.equal(user.email, email);
  assert.equal(user.aud, 'authenticated');
  assert.equal(user.app_metadata.provider, 'email');
  for (const field of ['id', 'phone', 'email_confirmed_at', 'last_sign_in_at'] as const) {
    assert.equal(typeof user[field], 'string', field);
  }
  for (const field of ['created_at', 'updated_at'] as const) {
    assert.ok(Date.parse(user[field] ?? ''), field);
  }
}
