/** The subset of Web Storage that the application and supabase-js use. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Web Storage that never throws. When it is blocked (privacy settings) or full, values are kept in memory until the
 * page is left.
 */
export function safeStorage(
  kind: 'localStorage' | 'sessionStorage',
): SafeStorage & { keys: () => string[] } {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return work(window[kind]);
    } catch {
      return otherwise();
    }
  };
  return {
    getItem(key) {
      const stored = attempt(
        (storage) => storage.getItem(key),
        () => null,
      );
      return stored ?? memory.get(key) ?? null;
    },
    setItem(key, value) {
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => {
          memory.set(key, value);
          // Full storage can still be read: remove the outdated value.
          attempt(
            (storage) => {
              storage.removeItem(key);
            },
            () => undefined,
          );
        },
      );
    },
    removeItem(key) {
      memory.delete(key);
      attempt(
        (storage) => {
          storage.removeItem(key);
        },
        () => undefined,
      );
    },
    keys: () => [
      ...memory.keys(),
      ...attempt(
        (storage) => Object.keys(storage),
        () => [],
      ),
    ],
  };
}

// Marked as pure so that the inline script does not include them.
export const persistentStorage = /* @__PURE__ */ safeStorage('localStorage');
export const tabStorage = /* @__PURE__ */ safeStorage('sessionStorage');

/** Reads local storage without the memory fallback, for the inline script; null when storage is blocked. */
export function storedText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
