import { useState } from 'react';
import type { RefCallback } from 'react';
import { flushSync } from 'react-dom';

type Heights = ReadonlyMap<string, number>;

/** Watches the element in which the row with this key stands. */
type Watch = (key: string) => RefCallback<HTMLElement>;

export interface RowHeights {
  /** What was measured, in pixels by row key. */
  heights: Heights;
  /** For rows whose height is not known beforehand. */
  watch: Watch;
}

/** The heights of rows that are as high as what is in them. */
export function useRowHeights(): RowHeights {
  const [heights, setHeights] = useState<Heights>(new Map());
  const [watch] = useState(() => watchFor((take) => flushSync(() => setHeights(take))));
  return { heights, watch };
}

function watchFor(change: (take: (now: Heights) => Heights) => void): Watch {
  // Where nothing is ever laid out.
  if (typeof ResizeObserver === 'undefined') return () => () => undefined;
  const keys = new WeakMap<Element, string>();
  const observer = new ResizeObserver((entries) => {
    const seen = entries.find(({ target }) => topOf(target) >= 0)?.target;
    const before = topOf(seen);
    change((now) => {
      const next = new Map(now);
      for (const { target, borderBoxSize } of entries) {
        const key = keys.get(target);
        const height = borderBoxSize[0]?.blockSize ?? 0;
        // A page that is not laid out has rows without height.
        if (key !== undefined && height > 0) next.set(key, height);
      }
      return next;
    });
    // A row in view stays where it is, whatever the rows above it turn out to be.
    const moved = topOf(seen) - before;
    if (moved !== 0) window.scrollBy(0, moved);
  });
  return (key) => (row) => {
    if (row === null) return undefined;
    keys.set(row, key);
    observer.observe(row);
    return () => observer.unobserve(row);
  };
}

function topOf(element: Element | undefined): number {
  return element?.getBoundingClientRect().top ?? 0;
}
