/** Lets the page scroll, paint and take what is typed before the work goes on. */
export function nextTask(): Promise<void> {
  // Safari has no `scheduler.yield` as yet.
  return 'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));
}
