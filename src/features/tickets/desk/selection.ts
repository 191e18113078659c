import { createContext, useContext, useSyncExternalStore } from 'react';
import { toggled } from '#src/lib/toggled.ts';

/** The ids of the selected rows. Kept outside React state, so that a click renders only its own checkbox. */
export interface Selection {
  toggle: (id: string) => void;
  clear: () => void;
  current: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
}

export function createSelection(): Selection {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const set = (next: ReadonlySet<string>) => {
    ids = next;
    for (const listener of listeners) listener();
  };
  return {
    toggle: (id) => set(toggled(ids, id)),
    clear: () => set(new Set()),
    current: () => ids,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const SelectionContext = createContext<Selection | null>(null);

/** Whether a row is selected, and a function to toggle it. */
export function useSelected(id: string): [isSelected: boolean, toggle: () => void] {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('useSelected needs a <SelectionContext> above it.');
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.current().has(id));
  return [isSelected, () => selection.toggle(id)];
}
