/** As many jobs wait as may: this one was refused before it began. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * A small semaphore: at most `running` of the jobs given to it run at once, the rest wait in the
 * order in which they came. A failing job frees its place.
 *
 * @param most.waiting beyond so many a job is refused at once with a QueueFullError
 */
export function limitParallel(most: {
  running: number;
  waiting: number;
}): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (job) => {
    if (running < most.running) running += 1;
    else if (waiting.length >= most.waiting) throw new QueueFullError();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      // The place is handed over without being given back, so that no newcomer slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
