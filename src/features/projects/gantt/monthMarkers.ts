import { differenceInCalendarDays, eachMonthOfInterval, startOfMonth, subMonths } from 'date-fns';
import { monthWithYear, shortMonth } from '#src/lib/calendar.ts';

/** Minimum distance of two labels, in percent; if they are closer the partial first month has no label (TIMELINE-3). */
const LABEL = 6;

/** Minimum distance of two labels in a narrow chart, in percent. */
const NARROW_LABEL = 16;

/** Possible distances between markers, in months; long charts use larger ones, so that labels do not touch. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 600, 1200, 6000, 12_000];

export interface MonthMarker {
  /** Position in percent of the chart's span. */
  at: number;
  /** 'set', or 'ene 2027' where the year changes. */
  label: string;
  /** Where the label is shown: in any chart, in wide charts only, or nowhere. */
  room: 'any' | 'wide' | 'none';
  /** The side of the line on which the label is shown. */
  side: 'right' | 'left';
}

/**
 * One marker at 0 % if the chart starts within a month, and one at the first day of each following month.
 *
 * @param start first day of the chart, midnight UTC
 * @param end last day of the chart, midnight UTC
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

/** First days of months in the chart, with the smallest step at which labels fit. */
function monthsBetween(start: Date, end: Date, days: number): Date[] {
  const shortest = 28;
  const step = STEPS.find((months) => (months * shortest * 100) / days >= LABEL) ?? 12_000;
  const first = startOfMonth(start);
  const index = first.getUTCFullYear() * 12 + first.getUTCMonth();
  return eachMonthOfInterval({ start: subMonths(first, index % step), end }, { step });
}
