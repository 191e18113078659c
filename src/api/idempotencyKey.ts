import { tabStorage } from '#src/lib/safeStorage.ts';
import type { SafeStorage } from '#src/lib/safeStorage.ts';

/** What a call was, for who repeats it: a creating call, whose call, and what was sent. */
export interface CreatingCall {
  path: string;
  /** Null for a visitor. */
  userId: string | null;
  body: object;
}

/** A call's `Idempotency-Key` (API-8). */
export interface CallKey {
  readonly value: string;
  /** The call is over, so the next one like it is another: it gets another key. */
  retire(): void;
}

/** A body with a password leaves nothing in storage, not even its fingerprint. */
const unstored = new Map<string, string>();
const memory: SafeStorage = {
  getItem: (name) => unstored.get(name) ?? null,
  setItem: (name, value) => unstored.set(name, value),
  removeItem: (name) => unstored.delete(name),
};

/**
 * The key of a creating call. The same call has the same key until it is retired, over double
 * clicks, lost answers and reloads, so that the server makes one record of it all.
 */
export function callKey({ path, userId, body }: CreatingCall): CallKey {
  const storage = 'password' in body ? memory : tabStorage;
  const name = `tramayo.sent.${path}.${userId ?? 'visitor'}.${fingerprint(textOf(body))}`;
  const value = storage.getItem(name) ?? randomKey();
  storage.setItem(name, value);
  return {
    value,
    retire() {
      // Unless a later call, sent when this one's twin had been answered, has its own by now.
      if (storage.getItem(name) === value) storage.removeItem(name);
    },
  };
}

/** Each attempt brings a captcha token of its own, so it tells no two calls apart. */
function textOf(body: object): string {
  return JSON.stringify(body, (field, value: unknown) =>
    field === 'recaptchaToken' ? undefined : value,
  );
}

/**
 * 64 bits that do not lead back to the text. Not `crypto.subtle`, which is asynchronous and absent
 * from plain http; should two texts ever meet in one, the server sees it and refuses with a 422.
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

/** Not `crypto.randomUUID`, which plain http lacks as well. */
function randomKey(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36)).join('-');
}
