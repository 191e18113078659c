import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { atShare, median } from '../samples.ts';

/** What is asked for. */
export interface Load {
  url: string;
  headers: Record<string, string>;
}

/** Two things asked for by turns, by so many at once, in so many slices each. */
export interface Comparison {
  loads: readonly [Load, Load];
  connections: number;
  slices: number;
}

/** A second or less of one of the two. */
export interface Slice {
  perSecond: number;
  /** Milliseconds that each answer took. */
  times: number[];
}

export interface Outcome {
  slices: Slice[];
  failed: number;
}

/** The first of two against the second. */
export interface Ratios {
  perSecond: readonly [number, number];
  perSecondRatio: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  p99: readonly [number, number];
}

/**
 * Measures two by turns in short slices, so that what else the machine does weighs on both; medians.
 *
 * @throws when an answer was not a good one: then there is nothing to compare
 */
export async function compare(comparison: Comparison): Promise<Ratios> {
  const worker = new Worker(new URL('load.ts', import.meta.url), { workerData: comparison });
  const [[a, b]] = (await once(worker, 'message')) as [[Outcome, Outcome]];
  if (a.failed + b.failed > 0) throw new Error('not every answer was a good one');
  // Of each pair its own ratio: what slowed the machine down slowed both of them down.
  const ratios = a.slices.map(
    ({ perSecond }, pair) => perSecond / (b.slices[pair]?.perSecond ?? NaN),
  );
  return {
    perSecond: [speedOf(a), speedOf(b)],
    perSecondRatio: median(ratios),
    p99: [p99Of(a), p99Of(b)],
  };
}

function speedOf({ slices }: Outcome): number {
  return median(slices.map(({ perSecond }) => perSecond));
}

/** The median of the slices' own, lest one hiccup of the machine decides. */
function p99Of({ slices }: Outcome): number {
  return median(slices.map(({ times }) => atShare(times, 0.99)));
}
