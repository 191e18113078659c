import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStorage } from '#src/lib/safeStorage.ts';

/** Where the router keeps how far each page was scrolled when the document was left (app/Layout.tsx). */
const SCROLL_KEY = 'tramayo.scroll';

let isFirstList = true;

/**
 * Comes back to the place of a reload with the first long list: the router tries before its rows have arrived, when the
 * page is not high enough. Later ways back are the router's.
 */
export function useScrollOfReload(): void {
  const { key, pathname, hash } = useLocation();
  useLayoutEffect(() => {
    const isReload = isFirstList;
    isFirstList = false;
    const saved = isReload ? savedAt(key + pathname + hash) : 0;
    if (saved > window.scrollY) window.scrollTo(0, saved);
    // Only as the list comes.
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
