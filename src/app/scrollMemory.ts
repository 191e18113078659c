import { tabStorage } from '#src/lib/safeStorage.ts';

const KEY = 'tramayo.scroll';

/** How far each entry of the tab's history was scrolled, in CSS pixels; it survives a reload. */
export interface ScrollMemory {
  /** The entry whose scrolling is remembered from now on; null for none. */
  follow: (entry: string | null) => void;
  /** Where an entry was left; null for one that is new. */
  positionOf: (entry: string) => number | null;
  /** Begins to remember; returns how to stop. */
  start: () => () => void;
}

/**
 * Takes scroll restoration from the browser, which acts before a page that comes late is there.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(read());
  let current: string | null = null;

  const remember = () => {
    if (current !== null) positions.set(current, window.scrollY);
  };
  const keep = () => {
    // Scrolling is told with the next frame, which does not come any more.
    remember();
    tabStorage.setItem(KEY, JSON.stringify([...positions]));
  };
  return {
    follow(entry) {
      current = entry;
      // The prerendered page may have been scrolled before anything listened.
      if (entry !== null && !positions.has(entry)) requestAnimationFrame(remember);
    },
    positionOf: (entry) => positions.get(entry) ?? null,
    start: () => {
      window.history.scrollRestoration = 'manual';
      window.addEventListener('scroll', remember, { passive: true });
      window.addEventListener('pagehide', keep);
      return () => {
        window.removeEventListener('scroll', remember);
        window.removeEventListener('pagehide', keep);
      };
    },
  };
}

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
