import { on } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ReadableList } from '../../lists/allLists.ts';
import { Refusal } from '../../plugins/errors.ts';

/** How many files are made at once: each takes a thread and its memory. */
const FILES_AT_ONCE = 4;

const BUSY = 'Se están preparando varios archivos a la vez. Inténtalo de nuevo en unos segundos.';

/** Memory of a thread in MB. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

let running = 0;

/**
 * The parts of a list's Excel file, which a thread of its own makes as fast as the person takes them.
 *
 * @param batches the list's rows as JSON texts; the first batch is read before the thread starts
 * @throws Refusal 503 before the first part while too many files are made
 */
export async function* excelParts(
  list: ReadableList,
  batches: AsyncGenerator<string[]>,
): AsyncGenerator<Uint8Array> {
  let batch = await batches.next();
  if (running === FILES_AT_ONCE) throw new Refusal(503, BUSY);
  running += 1;
  const worker = new Worker(new URL('excelWorker.ts', import.meta.url), {
    workerData: list,
    resourceLimits: RESOURCE_LIMITS,
  });
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<
      ['more' | 'done' | Uint8Array]
    >) {
      if (message === 'done') return;
      if (message === 'more') {
        worker.postMessage(batch.done === true ? null : batch.value);
        // Others come first: messages of a busy thread follow each other without a turn of the event loop.
        await setImmediate();
        if (batch.done !== true) batch = await batches.next();
      } else yield message;
    }
    throw new Error('the thread ended before its file');
  } finally {
    running -= 1;
    await batches.return(undefined);
    await worker.terminate();
  }
}
