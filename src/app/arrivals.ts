import { hasLedOn } from '#src/lib/landingAddress.ts';
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
  // Where a link of the prerendered page led on, the page that is drawn is not the first one.
  let count = hasLedOn() || startAttributes().moved === '' ? 1 : 0;
  return {
    scroll: createScrollMemory(),
    takeFirst: () => {
      count += 1;
      return count === 1;
    },
  };
}
