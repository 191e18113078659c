/** How long 'Guardado' is shown, in milliseconds. */
const SAVED_FOR = 4_000;

type SaveOutcome = 'saved' | 'refused';

/** How the last save of rows ended. Kept outside the rows' state, so that only what shows it rerenders. */
export interface SavedRows {
  /** 'saved' is forgotten after a moment, 'refused' with the next call for the row. */
  set: (id: string, outcome: SaveOutcome | undefined) => void;
  get: (id: string) => SaveOutcome | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function createSavedRows(): SavedRows {
  const outcomes = new Map<string, SaveOutcome>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  function set(id: string, outcome: SaveOutcome | undefined) {
    clearTimeout(timers.get(id));
    if (outcome === undefined) outcomes.delete(id);
    else outcomes.set(id, outcome);
    if (outcome === 'saved')
      timers.set(
        id,
        setTimeout(() => set(id, undefined), SAVED_FOR),
      );
    for (const listener of listeners) listener();
  }
  return {
    set,
    get: (id) => outcomes.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
