import { useCallback, useSyncExternalStore } from 'react';
import { chooseFiles } from './fileRules.ts';
import type { Choice } from './fileRules.ts';

const none: Choice = { files: [], refused: [] };
const chosen = new Map<string, Choice>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The files chosen for a message. They are kept while the page is open, because a table row is unmounted when another
 * one opens; no storage keeps them over a reload.
 *
 * @param key whose message it is and what it is about
 * @param maxBytes what all files together may weigh
 */
export function useChosenFiles(key: string, maxBytes?: number) {
  const choice = useSyncExternalStore(subscribe, () => chosen.get(key) ?? none);
  const change = useCallback(
    (change: (files: readonly File[]) => Choice) => {
      chosen.set(key, change((chosen.get(key) ?? none).files));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return {
    ...choice,
    attach: (more: readonly File[]) => change((files) => chooseFiles(files, more, maxBytes)),
    detach: (gone: readonly File[]) =>
      change((files) => ({ files: files.filter((file) => !gone.includes(file)), refused: [] })),
  };
}
