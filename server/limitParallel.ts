/** The queue is full: the job was refused before it started. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Waiting {
  start: () => void;
  sharer: string | undefined;
}

/**
 * Runs at most `running` jobs at once and queues the rest. Two FIFO queues alternate: a general
 * one, and one for jobs that name a `sharer`. A flood in the general queue therefore cannot
 * starve the sharers. A failing job frees its slot.
 *
 * The next job starts in the next round of the event loop. Jobs that never yield, such as
 * PGlite's queries, would otherwise hold the thread until the queue is empty.
 *
 * @param most.waiting length of a queue beyond which jobs are refused with a QueueFullError
 * @param most.share jobs of one sharer that may wait in the second queue; further ones join the
 * general queue
 */
export function limitParallel(most: {
  running: number;
  waiting: number;
  share: number;
}): <T>(job: () => Promise<T>, sharer?: string) => Promise<T> {
  const everybody: Waiting[] = [];
  const sharers: Waiting[] = [];
  let running = 0;
  let sharersTurn = true;

  function lineFor(sharer: string | undefined): Waiting[] {
    const theirs = sharers.filter((other) => other.sharer === sharer);
    if (sharer !== undefined && theirs.length < most.share && sharers.length < most.waiting) {
      return sharers;
    }
    if (everybody.length < most.waiting) return everybody;
    throw new QueueFullError();
  }

  function next(): Waiting | undefined {
    const lines = sharersTurn ? [sharers, everybody] : [everybody, sharers];
    sharersTurn = !sharersTurn;
    return lines[0]?.shift() ?? lines[1]?.shift();
  }

  return async (job, sharer) => {
    if (running < most.running) running += 1;
    else {
      const line = lineFor(sharer);
      await new Promise<void>((resolve) => line.push({ start: resolve, sharer }));
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
