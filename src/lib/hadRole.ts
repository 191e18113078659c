import { persistentStorage } from './safeStorage.ts';
import { ROLE_KEY, type SessionRef } from './storedSession.ts';

/**
 * Whether this is the last known role of the person. It decides only what to prefetch while the profile loads, never
 * access.
 */
export function hadRole({ userId }: SessionRef, role: string): boolean {
  return persistentStorage.getItem(ROLE_KEY) === `${userId} ${role}`;
}
