import { tabStorage } from '#src/lib/safeStorage.ts';
import type { SafeStorage } from '#src/lib/safeStorage.ts';

/** What identifies a creating call: its path, who makes it, and its body. */
export interface CreatingCall {
  path: string;
  /** Null for a visitor. */
  userId: string | null;
  body: object;
}

/** A call's `Idempotency-Key` (API-8). */
export interface CallKey {
  readonly value: string;
  /** Call it when the server has answered: the next call with the same body then gets a new key. */
  retire(): void;
}

/** Keys of bodies with a password stay in memory: not even their hash may reach storage. */
const unstored = new Map<string, string>();
const memory: SafeStorage = {
  getItem: (name) => unstored.get(name) ?? null,
  setItem: (name, value) => unstored.set(name, value),
  removeItem: (name) => unstored.delete(name),
};

/**
 * The key of a creating call. Until it is retired, equal calls share one key across double clicks, lost responses
 * and reloads, so that the server creates one record.
 */
export function callKey({ path, userId, body }: CreatingCall): CallKey {
  const storage = 'password' in body ? memory : tabStorage;
  const name = `tramayo.sent.${path}.${userId ?? 'visitor'}.${fingerprint(textOf(body))}`;
  const value = storage.getItem(name) ?? randomKey();
  storage.setItem(name, value);
  return {
    value,
    retire() {
      // A later equal call may already have stored a new key.
      if (storage.getItem(name) === value) storage.removeItem(name);
    },
  };
}

/** Leaves out the captcha token, which differs at each attempt. */
function textOf(body: object): string {
  return JSON.stringify(body, (field, value: unknown) =>
    field === 'recaptchaToken' ? undefined : value,
  );
}

/**
 * A 64-bit hash. `crypto.subtle` would be asynchronous and is missing on plain http. On a collision the server
 * notices the different body and answers 422.
 */
function fingerprint(text: string): string {
  let one = 0x811c9dc5;
  let two = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x85ebca6b);
    two ^= two >>> 13;
  }
  return [one, two].map((half) => (half >>> 0).toString(36)).join('');
}

/** Not `crypto.randomUUID`, which is also missing on plain http. */
function randomKey(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36)).join('-');
}
