import { isBusinessDay, plusDays } from '#contract/businessDays.ts';
import { SOON_BUSINESS_DAYS } from '#contract/complaintConstants.ts';
import type { Complaint } from '#contract/complaints.ts';
import { limaDay } from '#contract/limaTime.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import type { StatusLook } from '#src/content/statuses.ts';

/** State of an answer relative to its legal deadline (ley 31435: 15 business days). */
export type DueStatus = 'answered' | 'onTime' | 'soon' | 'overdue';

export interface DueState {
  status: DueStatus;
  /** 'Vence en 2 días'. */
  text: string;
}

/** Colours of the states; the text beside them says the same, so that colour is not the only cue. */
export const dueLooks: Record<DueStatus, StatusLook> = {
  answered: lookOfStatus('Respondida'),
  onTime: lookOfStatus('Registrada'),
  soon: { color: 'pending', cells: 3 },
  overdue: { color: 'error', cells: 4 },
};

const DAY = 24 * 60 * 60 * 1000;

/** @param today the calendar day in Lima, see {@link dayIn} */
export function dueState({ dueDate, answers }: Complaint, today: string): DueState {
  const first = answers[0];
  if (first !== undefined) {
    const isLate = dayIn(new Date(first.answeredAt)) > dueDate;
    return { status: 'answered', text: isLate ? 'Respondida tarde' : 'Respondida' };
  }
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / DAY);
  if (days < 0) {
    return { status: 'overdue', text: days === -1 ? 'Venció ayer' : `Venció hace ${-days} días` };
  }
  if (businessDaysWithin(days, today) > SOON_BUSINESS_DAYS) {
    return { status: 'onTime', text: `Quedan ${days} días` };
  }
  const texts = ['Vence hoy', 'Vence mañana'];
  return { status: 'soon', text: texts[days] ?? `Vence en ${days} días` };
}

/** The calendar day in Lima at an instant, `YYYY-MM-DD`; '' if the instant is invalid. */
export function dayIn(instant: Date): string {
  return Number.isNaN(instant.getTime()) ? '' : limaDay(instant);
}

/** Business days after today, the deadline included. Looks at 14 calendar days at most: more are not told apart. */
function businessDaysWithin(days: number, today: string): number {
  const start = new Date(today);
  const next = Array.from({ length: Math.min(days, 14) }, (_, index) => plusDays(start, index + 1));
  return next.filter(isBusinessDay).length;
}
