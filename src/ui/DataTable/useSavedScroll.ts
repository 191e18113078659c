import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { tabStorage } from '#src/lib/safeStorage.ts';

/** The key under which the router stores scroll positions when the page is unloaded (app/Layout.tsx). */
const SCROLL_KEY = 'tramayo.scroll';

let isFirstList = true;

/** The scroll position at which each history entry with a long list was left. */
const left = new Map<string, number>();

/**
 * Restores the scroll position after going back or a reload, once a long list has its rows. The router itself tries
 * before the rows have loaded, when the page is too short.
 */
export function useSavedScroll(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  /** Its key changes while the list is shown: each search replaces the history entry. */
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  useLayoutEffect(() => {
    const isReload = isFirstList;
    isFirstList = false;
    const saved = isReload ? storedAt(location) : isReturn ? left.get(location.key) : 0;
    if (saved !== undefined && saved > window.scrollY) window.scrollTo(0, saved);
    return () => void left.set(latest.current.key, window.scrollY);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on mount and unmount
  }, []);
}

function storedAt({ key, pathname, hash }: Location): number {
  try {
    const stored = JSON.parse(tabStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, unknown>;
    return Number(stored[key + pathname + hash] ?? 0);
  } catch {
    return 0;
  }
}
