/** How long 'Guardado' is shown, in milliseconds. */
const SAVED_FOR = 4_000;

/** The rows saved a moment ago. Kept outside the rows' state, so that only the note rerenders. */
export interface SavedRows {
  add: (id: string) => void;
  has: (id: string) => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createSavedRows(): SavedRows {
  const until = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    add(id) {
      clearTimeout(until.get(id));
      const timer = setTimeout(() => {
        until.delete(id);
        notify();
      }, SAVED_FOR);
      until.set(id, timer);
      notify();
    },
    has: (id) => until.has(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
