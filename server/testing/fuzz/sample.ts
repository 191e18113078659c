import { FULL } from '../full.ts';

const PART = 10;
let turn = 0;

/**
 * A tenth of the cases, all of them in `npm run test:full`. Each time another tenth: a case that one
 * field leaves out comes up in another.
 */
export function sample<T>(cases: readonly T[]): readonly T[] {
  if (FULL) return cases;
  turn += 1;
  return cases.filter((_case, index) => index % PART === turn % PART);
}

/** How many cases a tenth of `count` is; all of them in `npm run test:full`. */
export function sampleSize(count: number): number {
  return FULL ? count : Math.ceil(count / PART);
}
