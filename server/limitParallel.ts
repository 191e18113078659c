/** As many jobs wait as may: this one was refused before it began. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Waiting {
  start: () => void;
  sharer: string | undefined;
}

/**
 * Runs at most `running` of the jobs given to it at once; the rest wait. There are two lines, each in the
 * order of arrival, and they take turns: one for everybody, one for those who have a share. Thus a crowd
 * in the first cannot keep them out. A failing job frees its place.
 *
 * The next job begins in the next round of the event loop: jobs that never leave the thread, as PGlite's
 * queries, would otherwise keep it until all of them are done.
 *
 * @param most.waiting beyond so many in a line a job is refused at once with a QueueFullError
 * @param most.share how many of one sharer wait in the second line; what is more goes to the first
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
        // The place is handed over without being given back, so that no newcomer slips in between.
        const follower = next();
        if (follower) follower.start();
        else running -= 1;
      });
    }
  };
}
