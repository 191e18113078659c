import { afterBusinessDays } from '#contract/businessDays.ts';
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
  return afterBusinessDays(limaDay(filedAt), DAYS_TO_ANSWER);
}
