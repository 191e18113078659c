/** What a promise answers, or a failure when that takes longer than so many milliseconds. */
export async function within<Outcome>(limit: number, work: Promise<Outcome>): Promise<Outcome> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`nothing after ${limit / 1000} s`)), limit);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
