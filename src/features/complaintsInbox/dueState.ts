import { businessDaysBetween } from '#contract/businessDays.ts';
import { SOON_BUSINESS_DAYS } from '#contract/complaintConstants.ts';
import type { Complaint } from '#contract/complaints.ts';
import { limaDay } from '#contract/limaTime.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import type { StatusLook } from '#src/content/statuses.ts';
import { dayText, dueDay, instantOf } from '#src/lib/calendar.ts';

/** State of an answer relative to its legal deadline (ley 31435: 15 business days). */
export type DueStatus = 'answered' | 'answeredLate' | 'onTime' | 'soon' | 'today' | 'overdue';

export interface DueState {
  status: DueStatus;
  /** 'Vence el martes 24 nov'. */
  text: string;
  /** 'Queda 1 día hábil'; '' where there is nothing to count. */
  more: string;
}

/** Colours of the states; the text beside them says the same, so that colour is not the only cue. */
export const dueLooks: Record<DueStatus, StatusLook> = {
  answered: lookOfStatus('Respondida'),
  // No success: the term had passed.
  answeredLate: { color: 'neutral', cells: 4 },
  onTime: lookOfStatus('Registrada'),
  soon: { color: 'pending', cells: 3 },
  today: { color: 'pending', cells: 4, inverted: true },
  overdue: { color: 'error', cells: 4 },
};

/** Further days are not counted: the law gives 15 business days. */
const DAYS_COUNTED = 60;

const DAY = 24 * 60 * 60 * 1000;

/** @param today the calendar day in Lima, `YYYY-MM-DD` */
export function dueState({ dueDate, answers }: Complaint, today: string): DueState {
  const first = answers[0];
  if (first !== undefined) {
    const isLate = dayIn(new Date(first.answeredAt)) > dueDate;
    const more = `Plazo: ${dayText(dueDate)}`;
    return isLate
      ? { status: 'answeredLate', text: 'Respondida tarde', more }
      : { status: 'answered', text: 'Respondida', more };
  }
  const day = dueDay(new Date(dueDate), instantOf(today));
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / DAY);
  if (days < 0) {
    const late = days < -DAYS_COUNTED ? 0 : businessDaysBetween(dueDate, today);
    const more = late === 0 ? '' : `Hace ${businessDays(late)}`;
    return { status: 'overdue', text: `Venció el ${day}`, more };
  }
  if (days === 0) return { status: 'today', text: `Vence hoy, ${day}`, more: '' };
  const text = `Vence el ${day}`;
  if (!(days <= DAYS_COUNTED)) return { status: 'onTime', text, more: '' };
  const left = businessDaysBetween(today, dueDate);
  const more = left === 0 ? '' : `${left === 1 ? 'Queda' : 'Quedan'} ${businessDays(left)}`;
  return { status: left > SOON_BUSINESS_DAYS ? 'onTime' : 'soon', text, more };
}

function businessDays(count: number): string {
  return count === 1 ? '1 día hábil' : `${count} días hábiles`;
}

/** The calendar day in Lima at an instant, `YYYY-MM-DD`; '' if it is invalid. */
export function dayIn(instant: Date): string {
  return Number.isNaN(instant.getTime()) ? '' : limaDay(instant);
}
