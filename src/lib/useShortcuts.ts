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

type Actions = Readonly<Record<string, () => void>>;

/** Those of the components on screen; of two with the same key the later one has it. */
const registered = new Set<{ current: Actions }>();

/** What a key does now, also while shortcuts are disabled. */
export function shortcutOf(key: string): (() => void) | undefined {
  const actions = [...registered].findLast(({ current }) => Object.hasOwn(current, key));
  return actions?.current[key];
}

/**
 * Single-key shortcuts that work on the whole page, except in form fields and while a dialog is open.
 *
 * @param actions by `KeyboardEvent.key`
 */
export function useShortcuts(actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (registered.size === 0) document.addEventListener('keydown', handle);
    registered.add(latest);
    return () => {
      registered.delete(latest);
      if (registered.size === 0) document.removeEventListener('keydown', handle);
    };
  }, []);
}

function handle(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!areEnabled() || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const action = shortcutOf(event.key);
  if (action === undefined) return;
  event.preventDefault();
  action();
}

/** Selects count too: typing letters chooses an option. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select')
  );
}
