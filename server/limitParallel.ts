/** The queue is full: the job was refused before it started. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Waiting {
  start: () => void;
  key: string | undefined;
}

/**
 * Runs at most `running` jobs at once and queues the rest. Two FIFO queues alternate: a general
 * one, and a reserved one for jobs with a key. A flood in the general queue therefore cannot starve
 * jobs with a key. A failing job frees its slot.
 *
 * The next job starts in the next round of the event loop. Jobs that never yield, such as
 * PGlite's queries, would otherwise hold the thread until the queue is empty.
 *
 * @param limits.waiting length of a queue beyond which jobs are refused with a QueueFullError
 * @param limits.perKey how many jobs of one key the reserved queue holds; further ones join the
 * general queue
 */
export function limitParallel(limits: {
  running: number;
  waiting: number;
  perKey: number;
}): <T>(job: () => Promise<T>, key?: string) => Promise<T> {
  const general: Waiting[] = [];
  const reserved: Waiting[] = [];
  let running = 0;
  let reservedNext = true;

  function queueFor(key: string | undefined): Waiting[] {
    const queued = reserved.filter((other) => other.key === key);
    if (key !== undefined && queued.length < limits.perKey && reserved.length < limits.waiting) {
      return reserved;
    }
    if (general.length < limits.waiting) return general;
    throw new QueueFullError();
  }

  function next(): Waiting | undefined {
    const queues = reservedNext ? [reserved, general] : [general, reserved];
    reservedNext = !reservedNext;
    return queues[0]?.shift() ?? queues[1]?.shift();
  }

  return async (job, key) => {
    if (running < limits.running) running += 1;
    else {
      const queue = queueFor(key);
      await new Promise<void>((resolve) => queue.push({ start: resolve, key }));
    }
    try {
      return await job();
    } finally {
      setImmediate(() => {
        // Pass the slot on directly, so that no new job can take it first.
        const follower = next();
        if (follower) follower.start();
        else running -= 1;
      });
    }
  };
}
