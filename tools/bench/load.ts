import autocannon, { type Result } from 'autocannon';
import { parentPort, workerData } from 'node:worker_threads';
import type { Comparison, Load, Outcome, Slice } from './measure.ts';

/** Runs in a separate thread, so that sending requests does not use the server's CPU time. */
const { loads, connections, slices } = workerData as Comparison;

/** Requests per connection and slice: enough to measure, few enough that the load of the machine stays the same for two slices. */
const REQUESTS_EACH = 25;

const outcomes: [Outcome, Outcome] = [
  { slices: [], failed: 0 },
  { slices: [], failed: 0 },
];
await slice(loads[0]);
await slice(loads[1]);
for (let index = 0; index < slices; index += 1) {
  // Alternate the order too.
  for (const which of index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
    const { failed, ...measured } = await slice(loads[which]);
    outcomes[which].slices.push(measured);
    outcomes[which].failed += failed;
  }
}
parentPort?.postMessage(outcomes);

async function slice({ url, headers }: Load): Promise<Slice & { failed: number }> {
  const times: number[] = [];
  const amount = connections * REQUESTS_EACH;
  let started = 0;
  let ended = 0;
  const done = Promise.withResolvers<Result>();
  const running = autocannon(
    { url, headers, connections, amount, sampleInt: 50 },
    (_error, result) => done.resolve(result),
  );
  running.on('start', () => {
    started = performance.now();
  });
  // autocannon's own histogram has a resolution of 1 ms, and it detects the end late.
  running.on('response', (_client, _status, _bytes, milliseconds) => {
    times.push(milliseconds);
    ended = performance.now();
  });
  const { non2xx, errors } = await done.promise;
  return { perSecond: times.length / ((ended - started) / 1000), times, failed: non2xx + errors };
}
