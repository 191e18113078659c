import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays, addMonths, differenceInCalendarDays, startOfMonth } from 'date-fns';
import { createContext } from 'react';
import { limaClock } from '#contract/limaTime.ts';
import type { Span } from '../../gantt/ganttLayout.ts';
import { monthMarkers } from '../../gantt/monthMarkers.ts';
import { shortMonth } from '#src/lib/calendar.ts';

/** How many months the chart shows, and how many a press moves it. */
const MONTHS = 6;
const STEP = 3;

/** The days that all rows share. They do not depend on the rows, so that loading further ones moves no bar. */
export interface TimeScale {
  now: Date;
  span: Span;
  /** Without years, which the span says. */
  months: readonly { at: number; label: string }[];
  /** Percent; null when today lies outside the chart. */
  today: number | null;
}

/**
 * Six months, the first of them the month before, moved by `steps` of three months.
 *
 * @param now the current instant; its day in Lima is today
 */
export function timeScale(now: Date, steps: number): TimeScale {
  const day = new UTCDateMini(limaClock(now));
  const start = addMonths(startOfMonth(day), STEP * steps - 1);
  const end = addDays(addMonths(start, MONTHS), -1);
  const days = differenceInCalendarDays(end, start);
  const today = (differenceInCalendarDays(day, start) / days) * 100;
  return {
    now,
    span: { start, end },
    months: monthMarkers(start, end).map(({ at }, index) => ({
      at,
      label: shortMonth(addMonths(start, index)),
    })),
    today: today >= 0 && today <= 100 ? today : null,
  };
}

/** What the cells need; a table's columns are constant. */
export const ScaleContext = createContext<TimeScale | null>(null);
