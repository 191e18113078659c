import type { Sketch } from './trade.ts';

export type PatternId =
  'hire' | 'export' | 'brand' | 'launch' | 'return' | 'assistant' | 'campaign';

/** A solution any trade can take, told with that trade's facts in its slots. */
export interface Pattern {
  id: PatternId;
  variants: readonly Sketch[];
}
