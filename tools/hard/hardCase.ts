import type { Started } from './servers.ts';

/** A failure that the product must survive. */
export interface HardCase {
  name: string;
  /** The promised behaviour. */
  promise: string;
  /**
   * @param started takes what the case starts; ended after the case
   *
   * @returns the attempts made and the outcome
   *
   * @throws Skipped if the machine does not allow the test; any other error means a broken
   * promise
   */
  run(size: Size, started: Started): Promise<{ tried: string; happened: string }>;
}

/** Scale of a run. */
interface Size {
  /** Scales a full run's number of repeats or seconds; at least 1. */
  of(full: number): number;
}

/** The machine does not allow the test. */
export class Skipped extends Error {}
