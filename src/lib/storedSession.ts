import { persistentStorage } from './safeStorage.ts';

/** Where supabase-js keeps the session; explicit, so that it is read without supabase-js (AUTH-10). */
export const SESSION_KEY = 'tramayo.session';

/** A person's access: who, and with which token. */
export interface SessionRef {
  readonly userId: string;
  readonly accessToken: string;
}

export interface StoredSession extends SessionRef {
  /** Seconds since 1970, as the provider writes it. */
  readonly expiresAt: number;
}

/** The session as supabase-js left it, read at once; null without one or when it is not readable. */
export function readStoredSession(): StoredSession | null {
  const text = persistentStorage.getItem(SESSION_KEY);
  if (text === null) return null;
  try {
    return toStoredSession(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The address that the stored session's person signed in with; empty where the provider left none. */
export function readStoredEmail(): string {
  try {
    const stored: unknown = JSON.parse(persistentStorage.getItem(SESSION_KEY) ?? 'null');
    const { user } = stored as { user?: { email?: unknown } };
    return typeof user?.email === 'string' ? user.email : '';
  } catch {
    return '';
  }
}

/** Whether the token's time is over by this machine's clock. */
export function isExpired(session: StoredSession, now = Date.now()): boolean {
  return session.expiresAt * 1000 <= now;
}

/** Forgets the session, whether the provider can be reached or not (AUTH-9). */
export function clearStoredSession(): void {
  persistentStorage.removeItem(SESSION_KEY);
}

function toStoredSession(value: unknown): StoredSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const { access_token, expires_at, user } = value as Record<string, unknown>;
  if (typeof access_token !== 'string' || typeof expires_at !== 'number') return null;
  if (typeof user !== 'object' || user === null || !('id' in user)) return null;
  if (typeof user.id !== 'string') return null;
  return { userId: user.id, accessToken: access_token, expiresAt: expires_at };
}
