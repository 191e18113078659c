import { persistentStorage } from './safeStorage.ts';

export const THEME_KEY = 'tramayo.theme';

export type Theme = 'light' | 'dark';
export type ThemePreference = Theme | 'system';

/** The stored theme preference. */
export function readPreference(): ThemePreference {
  return toPreference(persistentStorage.getItem(THEME_KEY));
}

export function toPreference(stored: string | null): ThemePreference {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Sets `data-theme` on the root, or removes it where the system decides. */
function setRootTheme(preference: ThemePreference): void {
  const root = document.documentElement;
  if (preference === 'system') delete root.dataset.theme;
  else root.dataset.theme = preference;
}

/** Applies a theme, also to the browser's toolbar: index.html has one `theme-color` per theme. */
export function showPreference(preference: ThemePreference): void {
  setRootTheme(preference);
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = bar.dataset;
    const chosen = scheme === preference ? 'all' : 'not all';
    const media = preference === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
    bar.setAttribute('media', media);
  }
}
