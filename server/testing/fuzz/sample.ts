import { FULL } from '../full.ts';

const PART = 10;
let turn = 0;

/**
 * A tenth of the cases, or all with `npm run test:full`. Each call takes a different tenth, so
 * that a case skipped for one field is tried on another.
 */
export function sample<T>(cases: readonly T[]): readonly T[] {
  if (FULL) return cases;
  turn += 1;
  return cases.filter((_case, index) => index % PART === turn % PART);
}

/** Size of a tenth of `count`, or `count` with `npm run test:full`. */
export function sampleSize(count: number): number {
  return FULL ? count : Math.ceil(count / PART);
}
