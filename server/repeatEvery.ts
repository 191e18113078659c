/** The part of pino's interface that is used. */
export interface RepeatLog {
  error(details: object, text: string): void;
}

/**
 * Does a job at once and at each interval, one at a time. A failure is logged; the next may succeed.
 *
 * @param failure what the log says
 * @returns stops it, after the job in progress
 */
export function repeatEvery(
  intervalMs: number,
  job: () => Promise<void>,
  { log, failure }: { log: RepeatLog; failure: string },
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= job()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, intervalMs);
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
