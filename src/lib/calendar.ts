import { limaClock } from '#contract/limaTime.ts';
import { weekday } from '#contract/weekday.ts';

/** Fixed here, because browsers' locale data differ (TIMELINE-4). */
const MONTHS = 'ene feb mar abr may jun jul ago set oct nov dic'.split(' ');

/** 'set', the month of a day read in UTC. */
export function shortMonth(day: Date): string {
  return MONTHS[day.getUTCMonth()] ?? '';
}

/** 'ene 2027'. */
export function monthWithYear(day: Date): string {
  return `${shortMonth(day)} ${day.getUTCFullYear()}`;
}

/** '5 set', a day read in UTC, as the timeline writes it (TIMELINE-4). */
export function shortDay(day: Date): string {
  return `${day.getUTCDate()} ${shortMonth(day)}`;
}

/** '5 set 2026', a day read in UTC. */
export function longDay(day: Date): string {
  return `${day.getUTCDate()} ${monthWithYear(day)}`;
}

/** 'martes 24 nov', a due date read in UTC. The year is named only where it is not the current one. */
export function dueDay(day: Date, now: Date): string {
  const isThisYear = day.getUTCFullYear() === limaClock(now).getUTCFullYear();
  return `${weekday(day)} ${isThisYear ? shortDay(day) : longDay(day)}`;
}

/** '5 set 2026', the day in Lima of an ISO 8601 instant. Any other text is returned unchanged. */
export function dayInLima(timestamp: string): string {
  const instant = new Date(timestamp);
  return Number.isNaN(instant.getTime()) ? timestamp : longDay(limaClock(instant));
}

/** An instant of a calendar day in Lima, `YYYY-MM-DD`, that is the same day in UTC. */
export function instantOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** '28 set 2026', from a calendar day `YYYY-MM-DD`. */
export function dayText(day: string): string {
  return dayInLima(`${day}T12:00:00Z`);
}
