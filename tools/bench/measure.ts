import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { atShare, median } from './samples.ts';

/** The request that a load repeats. */
export interface Load {
  url: string;
  headers: Record<string, string>;
}

/** Two loads that alternate, each with `slices` slices over `connections` concurrent connections. */
export interface Comparison {
  loads: readonly [Load, Load];
  connections: number;
  slices: number;
}

/** A short period of one load. */
export interface Slice {
  perSecond: number;
  /** Milliseconds per answer. */
  times: number[];
}

export interface Outcome {
  slices: Slice[];
  failed: number;
}

/** The first load compared with the second. */
export interface Ratios {
  perSecond: readonly [number, number];
  perSecondRatio: number;
  /** The 99th percentile of both, in milliseconds. */
  p99: readonly [number, number];
}

/**
 * Alternates two loads in short slices, so that other load on the machine affects both, and returns medians.
 *
 * @throws Error if a request failed
 */
export async function compare(comparison: Comparison): Promise<Ratios> {
  const worker = new Worker(new URL('load.ts', import.meta.url), { workerData: comparison });
  const [[a, b]] = (await once(worker, 'message')) as [[Outcome, Outcome]];
  if (a.failed + b.failed > 0) throw new Error(`${a.failed + b.failed} requests failed`);
  // A ratio per pair of slices: other load on the machine affects both slices of a pair.
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

/** The median of the slices' percentiles, so that one hiccup of the machine has no effect. */
function p99Of({ slices }: Outcome): number {
  return median(slices.map(({ times }) => atShare(times, 0.99)));
}
