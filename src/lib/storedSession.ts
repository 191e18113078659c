import { persistentStorage } from './safeStorage.ts';

/** The storage key of supabase-js' session; set explicitly so that it can be read without supabase-js (AUTH-10). */
export const SESSION_KEY = 'tramayo.session';

/** A person's id and access token. */
export interface SessionRef {
  readonly userId: string;
  readonly accessToken: string;
}

export interface StoredSession extends SessionRef {
  /** Seconds since 1970, as the identity provider stores it. */
  readonly expiresAt: number;
}

/** Reads the stored session synchronously; null when there is none or it cannot be parsed. */
export function readStoredSession(): StoredSession | null {
  const text = persistentStorage.getItem(SESSION_KEY);
  if (text === null) return null;
  try {
    return toStoredSession(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The e-mail address of the stored session; '' when it has none. */
export function readStoredEmail(): string {
  try {
    const stored: unknown = JSON.parse(persistentStorage.getItem(SESSION_KEY) ?? 'null');
    const { user } = stored as { user?: { email?: unknown } };
    return typeof user?.email === 'string' ? user.email : '';
  } catch {
    return '';
  }
}

/** Whether the token has expired by this machine's clock. */
export function isExpired(session: StoredSession, now = Date.now()): boolean {
  return session.expiresAt * 1000 <= now;
}

/** The storage key of the last person and their role. */
export const ROLE_KEY = 'tramayo.role';

/** Remembers a person's role, for `hadRole`. */
export function storeRole({ userId }: SessionRef, role: string): void {
  persistentStorage.setItem(ROLE_KEY, `${userId} ${role}`);
}

/** Removes the session from storage, whether or not the identity provider can be reached (AUTH-9). */
export function clearStoredSession(): void {
  persistentStorage.removeItem(SESSION_KEY);
  persistentStorage.removeItem(ROLE_KEY);
}

function toStoredSession(value: unknown): StoredSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const { access_token, expires_at, user } = value as Record<string, unknown>;
  if (typeof access_token !== 'string' || typeof expires_at !== 'number') return null;
  if (typeof user !== 'object' || user === null || !('id' in user)) return null;
  if (typeof user.id !== 'string') return null;
  return { userId: user.id, accessToken: access_token, expiresAt: expires_at };
}
