import { useCallback, useSyncExternalStore } from 'react';
import { persistentStorage } from './safeStorage.ts';
import { readPreference, showPreference, THEME_KEY } from './shownTheme.ts';
import type { Theme, ThemePreference } from './shownTheme.ts';

export type { ThemePreference };

const DARK_QUERY = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

function systemTheme(): Theme {
  return typeof window.matchMedia === 'function' && window.matchMedia(DARK_QUERY).matches
    ? 'dark'
    : 'light';
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    showPreference(readPreference());
    notify();
  };
  const system = typeof window.matchMedia === 'function' ? window.matchMedia(DARK_QUERY) : null;
  listeners.add(listener);
  // The inline script has set the theme, but not the colour of the browser's toolbar.
  showPreference(readPreference());
  window.addEventListener('storage', onStorage);
  system?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    system?.removeEventListener('change', listener);
  };
}

/**
 * The chosen theme, the device's theme, and a setter; 'system' follows the device. The choice applies to every tab;
 * when storage is blocked it lasts until the page is left.
 */
export function useThemePreference(): {
  preference: ThemePreference;
  system: Theme;
  setPreference: (preference: ThemePreference) => void;
} {
  const preference = useSyncExternalStore(subscribe, readPreference, () => 'system' as const);
  const system = useSyncExternalStore(subscribe, systemTheme, () => 'light' as const);
  const setPreference = useCallback((next: ThemePreference) => {
    if (next === 'system') persistentStorage.removeItem(THEME_KEY);
    else persistentStorage.setItem(THEME_KEY, next);
    showPreference(next);
    notify();
  }, []);
  return { preference, system, setPreference };
}
