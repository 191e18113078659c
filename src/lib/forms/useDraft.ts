import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tabStorage } from '../safeStorage.ts';

/** Typed text by field name. A password is never kept, so its name does not compile (FORM-1). */
export type DraftFields<T> = {
  [K in keyof T]: K extends `${string}password${string}` ? never : string;
};

export interface Draft<T> {
  values: T;
  /** Keeps what was typed in one field. */
  setField: (name: keyof T & string, value: string) => void;
  /** Changes several fields, seen from what they hold by now. */
  update: (change: (values: T) => T) => void;
  /** Back to the initial values, and nothing kept: what was typed has arrived. */
  clear: () => void;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Typed text that survives an error, a reload and a session that ended (FORM-1). It lives in
 * this tab's sessionStorage under form and user, so that nobody meets another person's words.
 *
 * @param form the form's name, unique in the application
 * @param userId whose draft it is; null for a visitor
 * @param initial the fields and what they hold at first; one constant outside the component
 */
export function useDraft<T extends DraftFields<T>>(
  form: string,
  userId: string | null,
  initial: T,
): Draft<T> {
  const key = keyOf(form, userId);
  const text = useSyncExternalStore(
    subscribe,
    () => tabStorage.getItem(key),
    () => null,
  );
  const values = useMemo(() => read(text, initial), [text, initial]);

  const update = useCallback(
    (change: (values: T) => T) => {
      const next = change(read(tabStorage.getItem(key), initial));
      tabStorage.setItem(key, JSON.stringify(next));
      notify();
    },
    [key, initial],
  );
  const setField = useCallback(
    (name: keyof T & string, value: string) => update((typed) => ({ ...typed, [name]: value })),
    [update],
  );
  const clear = useCallback(() => {
    tabStorage.removeItem(key);
    notify();
  }, [key]);

  return { values, setField, update, clear };
}

/** Hands what was typed to the same form of somebody else: a visitor who signs in goes on with it. */
export function moveDraft(form: string, from: string | null, to: string | null): void {
  const text = tabStorage.getItem(keyOf(form, from));
  if (text === null) return;
  tabStorage.removeItem(keyOf(form, from));
  if (!isBlank(text)) tabStorage.setItem(keyOf(form, to), text);
  notify();
}

function keyOf(form: string, userId: string | null): string {
  return `tramayo.draft.${form}.${userId ?? 'visitor'}`;
}

/** Nothing is worth moving over what the other has typed. */
function isBlank(text: string): boolean {
  try {
    return Object.values(JSON.parse(text) as object).every((value) => String(value).trim() === '');
  } catch {
    return true;
  }
}

function read<T extends object>(text: string | null, initial: T): T {
  if (text === null) return initial;
  try {
    return { ...initial, ...onlyKnownTexts(JSON.parse(text), initial) };
  } catch {
    return initial;
  }
}

/** A draft of an older version of the form may hold other fields. */
function onlyKnownTexts(kept: unknown, initial: object): Record<string, string> {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(
    (entry): entry is [string, string] => entry[0] in initial && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
