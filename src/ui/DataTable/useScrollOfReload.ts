import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStorage } from '#src/lib/safeStorage.ts';

/** The key under which the router stores scroll positions (app/Layout.tsx). */
const SCROLL_KEY = 'tramayo.scroll';

let isFirstList = true;

/**
 * Restores the scroll position after a reload, once the first long list is rendered. The router itself tries before the
 * rows have loaded, when the page is too short. Later navigations are left to the router.
 */
export function useScrollOfReload(): void {
  const { key, pathname, hash } = useLocation();
  useLayoutEffect(() => {
    const isReload = isFirstList;
    isFirstList = false;
    const saved = isReload ? savedAt(key + pathname + hash) : 0;
    if (saved > window.scrollY) window.scrollTo(0, saved);
    // Only on mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function savedAt(place: string): number {
  try {
    const saved = JSON.parse(tabStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, unknown>;
    return Number(saved[place] ?? 0);
  } catch {
    return 0;
  }
}
