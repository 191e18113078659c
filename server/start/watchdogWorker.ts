import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';

/** The worker thread of watchdog.ts. `turns` grows with the main thread's event loop. */
const { turns, limitMs } = workerData as { turns: Int32Array; limitMs: number };

const CODE = 70;

/** Looks without a turn that mean a hung process. */
const LIMIT = 20;

/** Time that the main thread has to exit, in ms. */
const KILL_AFTER_MS = 5_000;

let seen = 0;
let looks = 0;

// Looks are counted, not time: a machine that slept, or a stopped process, has not hung.
const looking = setInterval(() => {
  const now = Atomics.load(turns, 0);
  looks = now === seen ? looks + 1 : 0;
  seen = now;
  if (looks < LIMIT) return;
  clearInterval(looking);
  endProcess();
}, limitMs / LIMIT);

parentPort?.postMessage('watching');

/**
 * In a worker `process.exit` ends the worker alone. The inspector interrupts the main thread inside
 * a loop of JavaScript or WebAssembly, but not inside a system call.
 */
function endProcess(): void {
  writeSync(2, `The process has hung for ${limitMs / 1000} s and ends with code ${CODE}.\n`);
  const main = new Session();
  main.connectToMainThread();
  main.post('Runtime.evaluate', { expression: `process.exit(${CODE})` });
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), KILL_AFTER_MS);
}
