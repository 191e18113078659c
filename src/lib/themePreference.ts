import { useCallback, useSyncExternalStore } from 'react';
import { persistentStorage } from './safeStorage.ts';

/** The inline script in index.html reads the same key before the first paint. */
const THEME_KEY = 'tramayo.theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';

export type Theme = 'light' | 'dark';
export type ThemePreference = Theme | 'system';

const listeners = new Set<() => void>();

function readPreference(): ThemePreference {
  const stored = persistentStorage.getItem(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function systemTheme(): Theme {
  return typeof window.matchMedia === 'function' && window.matchMedia(DARK_QUERY).matches
    ? 'dark'
    : 'light';
}

/**
 * Shows a theme: `data-theme` on the root, or none where the system decides. The colour of the
 * browser's own bar follows: index.html has one for each theme.
 */
function apply(preference: ThemePreference): void {
  const root = document.documentElement;
  if (preference === 'system') delete root.dataset.theme;
  else root.dataset.theme = preference;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = bar.dataset;
    const chosen = scheme === preference ? 'all' : 'not all';
    const media = preference === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
    bar.setAttribute('media', media);
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    apply(readPreference());
    notify();
  };
  const system = typeof window.matchMedia === 'function' ? window.matchMedia(DARK_QUERY) : null;
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  system?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    system?.removeEventListener('change', listener);
  };
}

/**
 * The chosen theme, the device's own, and how to choose: 'system' follows the device. The choice
 * is remembered in every tab; where storage is blocked it holds until the page is left.
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
    apply(next);
    notify();
  }, []);
  return { preference, system, setPreference };
}
