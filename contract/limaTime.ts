/** Lima is five hours behind UTC all year: Peru has no daylight saving. */
const LIMA_OFFSET = 5 * 60 * 60 * 1000;

/** What clocks and calendars in Lima show at an instant, as a date that reads so in UTC (DATA-5). */
export function limaClock(instant: Date): Date {
  return new Date(instant.getTime() - LIMA_OFFSET);
}

/**
 * The calendar day in Lima at an instant, `YYYY-MM-DD`.
 *
 * @throws RangeError when the date is invalid
 */
export function limaDay(instant: Date): string {
  return limaClock(instant).toISOString().slice(0, 10);
}
