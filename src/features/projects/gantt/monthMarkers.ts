import { differenceInCalendarDays, eachMonthOfInterval, startOfMonth, subMonths } from 'date-fns';
import { monthWithYear, shortMonth } from '#src/lib/calendar.ts';

/** Percent: of two labels closer than this the partial first month's goes (TIMELINE-3). */
const LABEL = 6;

/** Percent that a label needs where the chart is narrow. */
const NARROW_LABEL = 16;

/** Months from one marker to the next: each month's, unless the span is so long that labels would touch. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 600, 1200, 6000, 12_000];

export interface MonthMarker {
  /** Percent of the span. */
  at: number;
  /** 'set', or 'ene 2027' where the year changes. */
  label: string;
  /** Where the label has room: everywhere; not in a narrow chart, as a partial month's; nowhere. */
  room: 'any' | 'wide' | 'none';
  /** Which side of its line the label stands on. */
  side: 'right' | 'left';
}

/**
 * One marker at 0 % for a month that is under way there, one at the first day of each month that follows.
 *
 * @param start first day of the span, and `end` its last: midnight UTC, as dates of UTC
 */
export function monthMarkers(start: Date, end: Date): MonthMarker[] {
  const days = differenceInCalendarDays(end, start);
  const at = (day: Date) => (differenceInCalendarDays(day, start) / days) * 100;
  const firsts = monthsBetween(start, end, days);
  const full = firsts.filter((first) => first >= start);
  const isPartial = full.length < firsts.length && (full[0] === undefined || at(full[0]) >= LABEL);

  let year = (firsts[0] ?? start).getUTCFullYear();
  let before = -Infinity;
  let roomFrom = -Infinity;
  return [...(isPartial ? [start] : []), ...full].map((day, index) => {
    const position = at(day);
    const isLast = position > 100 - LABEL;
    const isTight =
      (isPartial && index === 0) || position < roomFrom || position > 100 - NARROW_LABEL;
    const marker: MonthMarker = {
      at: position,
      label: day.getUTCFullYear() === year ? shortMonth(day) : monthWithYear(day),
      room: isLast && position - before < 2 * LABEL ? 'none' : isTight ? 'wide' : 'any',
      side: isLast ? 'left' : 'right',
    };
    year = day.getUTCFullYear();
    before = position;
    if (!isTight) roomFrom = position + NARROW_LABEL;
    return marker;
  });
}

/** First days of months from the span's own on, as many apart as their labels need. */
function monthsBetween(start: Date, end: Date, days: number): Date[] {
  const shortest = 28;
  const step = STEPS.find((months) => (months * shortest * 100) / days >= LABEL) ?? 12_000;
  const first = startOfMonth(start);
  const index = first.getUTCFullYear() * 12 + first.getUTCMonth();
  return eachMonthOfInterval({ start: subMonths(first, index % step), end }, { step });
}
