import autocannon from 'autocannon';
import { parentPort, workerData } from 'node:worker_threads';
import type { Load, Outcome } from './measure.ts';

/** Runs in a thread of its own, so that making requests does not take the server's time. */
const { url, headers, connections, seconds } = workerData as Load;
const times: number[] = [];
const started = performance.now();
const instance = autocannon({ url, headers, connections, duration: seconds }, (_error, result) => {
  const failed = result.non2xx + result.errors;
  const outcome: Outcome = {
    perSecond: times.length / ((performance.now() - started) / 1000),
    p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN,
    failed,
  };
  parentPort?.postMessage(outcome);
});
// autocannon's own histogram knows whole milliseconds only.
instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
