import { startAttributes } from '#src/lib/startAttributes.ts';
import { createScrollMemory } from './scrollMemory.ts';
import type { ScrollMemory } from './scrollMemory.ts';

/** What the layout knows over all arrivals at pages. */
export interface Arrivals {
  readonly scroll: ScrollMemory;
  /** Counts an arrival: whether it is the first since the document came. */
  takeFirst(): boolean;
}

export function createArrivals(): Arrivals {
  let count = startAttributes().moved === '' ? 1 : 0;
  return {
    scroll: createScrollMemory(),
    takeFirst: () => {
      count += 1;
      return count === 1;
    },
  };
}
