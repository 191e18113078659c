import { isBusinessDay, plusDays } from '#contract/businessDays.ts';
import { limaDay } from '#contract/limaTime.ts';

/** Business days in which a reclamo or a queja must be answered; cannot be extended (ley 31435). */
const DAYS_TO_ANSWER = 15;

/**
 * The last day on which a complaint may be answered. Day 1 is the first business day after the
 * day of filing in Lima, whatever its hour. Business days are Monday to Friday except national
 * holidays (D.Leg. 713; COMPLAINT-8).
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
