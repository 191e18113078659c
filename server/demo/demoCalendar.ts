import { isBusinessDay, plusDays } from '#contract/businessDays.ts';
import { limaDay } from '#contract/limaTime.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const LIMA_BEHIND_UTC_HOURS = 5;

/**
 * Noon UTC of the day that is `days` from today in Lima: the way days are stored (DATA-4).
 *
 * @param days negative for the past
 */
export function calendarDay(now: Date, days: number): Date {
  return new Date(Date.parse(`${limaDay(now)}T12:00:00Z`) + days * DAY_MS);
}

/** The instant when clocks in Lima showed `hour` (14.5 is half past two), `daysAgo` days ago. */
export function limaTime(now: Date, daysAgo: number, hour: number): Date {
  const noonUtc = calendarDay(now, -daysAgo).getTime();
  return new Date(noonUtc + (hour - 12 + LIMA_BEHIND_UTC_HOURS) * HOUR_MS);
}

/** How many days ago the business day was that lies `count` business days before today in Lima. */
export function businessDaysAgo(now: Date, count: number): number {
  const today = new Date(`${limaDay(now)}T00:00:00Z`);
  let days = 0;
  for (let left = count; left > 0;) {
    days += 1;
    if (isBusinessDay(plusDays(today, -days))) left -= 1;
  }
  return days;
}
