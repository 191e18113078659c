import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tabStorage } from '../safeStorage.ts';

/** Typed text by field name. Passwords are never stored, so a field with such a name does not compile (FORM-1). */
export type DraftFields<T> = {
  [K in keyof T]: K extends `${string}password${string}` ? never : string;
};

export interface Draft<T> {
  values: T;
  /** Stores the text of one field. */
  setField: (name: keyof T & string, value: string) => void;
  /** Changes several fields; gets the current values. */
  update: (change: (values: T) => T) => void;
  /** Deletes the draft after a successful submit. */
  clear: () => void;
}

const PREFIX = 'tramayo.draft.';
const VISITOR = 'visitor';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Typed text that survives an error, a reload and the end of the session (FORM-1). It is stored in
 * this tab's sessionStorage, separately for each form and user.
 *
 * @param form the form's name, unique in the application
 * @param userId whose draft it is; null for a visitor
 * @param initial the fields with their initial values; a constant outside the component, so that it is the same object on each render
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

/** Moves a draft to another user: a visitor who signs in continues with their text. */
export function moveDraft(form: string, from: string | null, to: string | null): void {
  const text = tabStorage.getItem(keyOf(form, from));
  if (text === null) return;
  tabStorage.removeItem(keyOf(form, from));
  if (!isBlank(text)) tabStorage.setItem(keyOf(form, to), text);
  notify();
}

/** Deletes what other people typed in this tab. A visitor's text stays: it may be this person's. */
export function forgetDraftsOfOthers(userId: string): void {
  const isOthers = (key: string) =>
    key.startsWith(PREFIX) && ![userId, VISITOR].some((person) => key.endsWith(`.${person}`));
  for (const key of tabStorage.keys().filter(isOthers)) tabStorage.removeItem(key);
  notify();
}

function keyOf(form: string, userId: string | null): string {
  return `${PREFIX}${form}.${userId ?? VISITOR}`;
}

/** A blank draft must not overwrite another one. */
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

/** A draft stored by an older version of the form may have other fields. */
function onlyKnownTexts(kept: unknown, initial: object): Record<string, string> {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(
    (entry): entry is [string, string] => entry[0] in initial && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
