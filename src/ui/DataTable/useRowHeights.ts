import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import { flushSync } from 'react-dom';

type Heights = ReadonlyMap<string, number>;

export interface RowHeights {
  /** What was measured, in pixels by row key. */
  heights: Heights;
  /** Watches a row with a `data-key`; one whose height is known beforehand needs no watching. */
  watch: RefCallback<HTMLElement>;
}

/** The heights of rows that are as high as what is in them. */
export function useRowHeights(): RowHeights {
  const [heights, setHeights] = useState<Heights>(new Map());
  const [observer] = useState(() => observerOf((take) => flushSync(() => setHeights(take))));
  const watch = useCallback<RefCallback<HTMLElement>>(
    (row) => {
      if (row === null) return undefined;
      observer?.observe(row);
      return () => observer?.unobserve(row);
    },
    [observer],
  );
  return { heights, watch };
}

/** Null where nothing is ever laid out. */
function observerOf(change: (take: (now: Heights) => Heights) => void): ResizeObserver | null {
  if (typeof ResizeObserver === 'undefined') return null;
  return new ResizeObserver((entries) => {
    const seen = entries.find(({ target }) => topOf(target) >= 0)?.target;
    const before = topOf(seen);
    change((now) => withMeasured(now, entries));
    // A row in view stays where it is, whatever the rows above it turn out to be.
    const moved = topOf(seen) - before;
    if (moved !== 0) window.scrollBy(0, moved);
  });
}

function topOf(element: Element | undefined): number {
  return element?.getBoundingClientRect().top ?? 0;
}

function withMeasured(now: Heights, entries: readonly ResizeObserverEntry[]): Heights {
  const next = new Map(now);
  for (const { target, borderBoxSize } of entries) {
    const key = target instanceof HTMLElement ? target.dataset.key : undefined;
    const height = borderBoxSize[0]?.blockSize ?? 0;
    // A page that is not laid out has rows without height.
    if (key !== undefined && height > 0) next.set(key, height);
  }
  return next;
}
