import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Time without a turn of the event loop after which the process ends, in ms. */
const LIMIT_MS = 20_000;

/**
 * Ends the process with code 70 when its event loop has not turned for the limit: if the disk fills
 * up, PGlite loops forever, and no timer or signal handler runs meanwhile.
 *
 * @returns when the watchdog watches; it does not keep the process alive
 */
export async function startWatchdog({ limitMs = LIMIT_MS } = {}): Promise<void> {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('watchdogWorker.ts', import.meta.url), {
    workerData: { turns, limitMs },
  });
  await once(worker, 'message');
  worker.unref();
  setInterval(() => Atomics.add(turns, 0, 1), limitMs / 20).unref();
}
