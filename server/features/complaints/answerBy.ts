import { isBusinessDay, plusDays } from '#contract/businessDays.ts';
import { limaDay } from '#contract/limaTime.ts';

/** Within which a reclamo or a queja is answered; not extendable (ley 31435). */
const DAYS_TO_ANSWER = 15;

/**
 * The last day on which a complaint may be answered. Day 1 is the business day after the one on which
 * it was filed in Lima, whatever its hour, and whether or not that one is a business day. Business days
 * are Monday to Friday without the national holidays (D.Leg. 713; COMPLAINT-8).
 *
 * @returns a calendar day, `YYYY-MM-DD`
 */
export function answerBy(filedAt: Date): string {
  let day = new Date(`${limaDay(filedAt)}T00:00:00Z`);
  for (let counted = 0; counted < DAYS_TO_ANSWER;) {
    day = plusDays(day, 1);
    if (isBusinessDay(day)) counted += 1;
  }
  return day.toISOString().slice(0, 10);
}
