/** One thing that must not break the product, and what happened when it was tried. */
export interface HardCase {
  name: string;
  /** What is promised of it. */
  promise: string;
  /**
   * @returns what was tried, how often, and what happened; a Skipped where the machine does not allow it
   * @throws when the promise was broken
   */
  run(size: Size): Promise<{ tried: string; happened: string }>;
}

/** How large a run is. */
interface Size {
  /** Of the repeats and seconds of a full run, this many; 1 at least. */
  of(full: number): number;
}

/** The machine does not allow it. */
export class Skipped extends Error {}
