import { isBusinessDay, plusDays } from '#contract/businessDays.ts';
import { SOON_BUSINESS_DAYS } from '#contract/complaintConstants.ts';
import { limaDay } from '#contract/limaTime.ts';

/**
 * Between which calendar days in Lima an answer is due soon: before them it is overdue, after them on time.
 *
 * @returns `soonUntil` is the day before the first business day that is too many
 */
export function termDays(now: Date): { today: string; soonUntil: string } {
  const today = limaDay(now);
  let day = new Date(today);
  for (let businessDays = 0; businessDays <= SOON_BUSINESS_DAYS;) {
    day = plusDays(day, 1);
    if (isBusinessDay(day)) businessDays += 1;
  }
  return { today, soonUntil: plusDays(day, -1).toISOString().slice(0, 10) };
}
