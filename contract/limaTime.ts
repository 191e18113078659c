/** Lima is five hours behind UTC all year; Peru has no daylight saving time. */
const LIMA_OFFSET = 5 * 60 * 60 * 1000;

/** Local time in Lima as a date whose UTC fields hold it (DATA-5). */
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
