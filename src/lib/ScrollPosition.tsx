import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { isPrerendered } from './prerendered.ts';
import { tabStorage } from './safeStorage.ts';

const KEY = 'tramayo.scroll';

/** How far the entries of the tab's history were scrolled when they were left. */
let positions = new Map<string, number>();

/** Reads the positions from before a reload. */
export function readPositions(): void {
  try {
    const stored = JSON.parse(tabStorage.getItem(KEY) ?? '{}') as Record<string, number>;
    positions = new Map(Object.entries(stored));
  } catch {
    positions = new Map();
  }
}

/** The current history entry. Entries that typed addresses and plain links made have the same key. */
function useEntry() {
  const location = useLocation() as Location<{ keepsScroll?: boolean } | null>;
  const { key, pathname, search, hash, state } = location;
  const keepsScroll = state?.keepsScroll === true;
  const type = useNavigationType();
  return { entry: key + pathname + hash, pathname, search, hash, keepsScroll, type };
}

/**
 * Scrolls a loaded page to its top or to the section that the address names, after going back or a reload to where it was
 * left. A replaced search of the same page keeps the position, and so does a link with the state `keepsScroll`. Stands
 * before the page's content: its cleanup can still measure content that is removed.
 */
export function ScrollPosition() {
  const { entry, pathname, search, hash, keepsScroll, type } = useEntry();
  const shown = useRef({ pathname: '', search: '' });
  useLayoutEffect(() => {
    const isReturn = type === NavigationType.Pop;
    // A link to the address that is shown replaces it too.
    const hasOtherSearch = shown.current.pathname === pathname && shown.current.search !== search;
    const isReplaced = type === NavigationType.Replace && hasOtherSearch;
    shown.current = { pathname, search };
    if (!isPrerendered() && (isReturn || !(isReplaced || keepsScroll))) {
      const position = isReturn ? positions.get(entry) : undefined;
      const section = position === undefined ? document.getElementById(hash.slice(1)) : null;
      if (section === null) window.scrollTo(0, position ?? 0);
      else section.scrollIntoView();
    }
    window.history.scrollRestoration = 'manual';
    const leave = () => void positions.set(entry, window.scrollY);
    const store = () => {
      leave();
      tabStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
      // The browser scrolls the prerendered page, before the program runs.
      window.history.scrollRestoration = 'auto';
    };
    const manual = () => (window.history.scrollRestoration = 'manual');
    window.addEventListener('pagehide', store);
    // From the browser's page cache.
    window.addEventListener('pageshow', manual);
    return () => {
      window.removeEventListener('pagehide', store);
      window.removeEventListener('pageshow', manual);
      leave();
    };
  }, [entry, pathname, search, hash, keepsScroll, type]);
  return null;
}

/** Returns to the position once more for a long list, when its rows are there: without them the page is too short. */
export function useSavedScroll(): void {
  const { entry, type } = useEntry();
  useLayoutEffect(() => {
    const position = type === NavigationType.Pop ? positions.get(entry) : undefined;
    positions.delete(entry);
    if (position === undefined || position <= window.scrollY) return;
    window.scrollTo(0, position);
    // The browser tells of it with the next frame; by then the list would have measured rows at its former place.
    window.dispatchEvent(new Event('scroll'));
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
}
