import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What is asked for, by how many at once, and how long. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface Outcome {
  perSecond: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  p99: number;
  failed: number;
}

/** @throws when an answer was not a good one: then there is nothing to compare */
export async function measure(load: Load): Promise<Outcome> {
  const worker = new Worker(new URL('load.ts', import.meta.url), { workerData: load });
  const [outcome] = (await once(worker, 'message')) as [Outcome];
  if (outcome.failed > 0) throw new Error(`${outcome.failed} failed at ${load.url}`);
  return outcome;
}

/** Measures two by turns, so that what else the machine does weighs on both; medians. */
export async function compare(
  [a, b]: readonly [Load, Load],
  rounds: number,
): Promise<readonly [Outcome, Outcome]> {
  const outcomes: [Outcome[], Outcome[]] = [[], []];
  for (const load of [a, b]) await measure(load);
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes, too.
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) outcomes[which].push(await measure(which === 0 ? a : b));
  }
  return [medians(outcomes[0]), medians(outcomes[1])];
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function medians(outcomes: readonly Outcome[]): Outcome {
  return {
    perSecond: median(outcomes.map(({ perSecond }) => perSecond)),
    p99: median(outcomes.map(({ p99 }) => p99)),
    failed: 0,
  };
}
