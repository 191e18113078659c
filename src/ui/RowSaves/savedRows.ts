/** How long 'Guardado' stays, in milliseconds. */
const SAVED_FOR = 4_000;

/** Which rows were saved a moment ago; apart from the rows, so that a note alone renders. */
export interface SavedRows {
  add: (id: string) => void;
  has: (id: string) => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createSavedRows(): SavedRows {
  const until = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    add(id) {
      clearTimeout(until.get(id));
      const timer = setTimeout(() => {
        until.delete(id);
        tell();
      }, SAVED_FOR);
      until.set(id, timer);
      tell();
    },
    has: (id) => until.has(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
