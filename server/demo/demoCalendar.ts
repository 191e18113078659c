import { limaDay } from '#contract/limaTime.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const LIMA_BEHIND_UTC_HOURS = 5;

/**
 * Noon UTC of the calendar day that is `days` from today in Lima: how a day is stored (DATA-4).
 *
 * @param days negative for the past
 */
export function calendarDay(now: Date, days: number): Date {
  return new Date(Date.parse(`${limaDay(now)}T12:00:00Z`) + days * DAY_MS);
}

/** The instant at which clocks in Lima showed `hour` (14.5 is half past two), some days ago. */
export function limaTime(now: Date, daysAgo: number, hour: number): Date {
  const noonUtc = calendarDay(now, -daysAgo).getTime();
  return new Date(noonUtc + (hour - 12 + LIMA_BEHIND_UTC_HOURS) * HOUR_MS);
}
