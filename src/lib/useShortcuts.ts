import { useEffect, useRef, useSyncExternalStore } from 'react';
import { persistentStorage } from './safeStorage.ts';

const KEY = 'tramayo.shortcuts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function areEnabled(): boolean {
  return persistentStorage.getItem(KEY) !== 'off';
}

/** Whether single-key shortcuts are enabled on this device, and a setter (WCAG 2.1.4). */
export function useShortcutsSwitch(): [isOn: boolean, setEnabled: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, areEnabled, () => true);
  return [isOn, setEnabled];
}

function setEnabled(isOn: boolean): void {
  if (isOn) persistentStorage.removeItem(KEY);
  else persistentStorage.setItem(KEY, 'off');
  for (const listener of listeners) listener();
}

/**
 * Single-key shortcuts that work on the whole page, except in form fields and while a dialog is open.
 *
 * @param actions by `KeyboardEvent.key`
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const [isOn] = useShortcutsSwitch();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    function handle(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const action = Object.hasOwn(latest.current, event.key) && latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isOn]);
}

/** Selects count too: typing letters chooses an option. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select')
  );
}
