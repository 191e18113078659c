import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays, differenceInCalendarDays, isValid, max, min, parseISO, subDays } from 'date-fns';
import { limaClock } from '#contract/limaTime.ts';
import { monthMarkers } from './monthMarkers.ts';
import type { MonthMarker } from './monthMarkers.ts';

/** Days of room before the earliest start and after the latest end (TIMELINE-1). */
const PADDING = 5;

/** A phase's place on the timeline; positions are percent of the whole span. */
export interface GanttBar {
  /** As it came; '' when it was no text. */
  name: string;
  left: number;
  width: number;
  start: Date;
  end: Date;
}

/** What there is to draw, or which of the two texts stands instead (TIMELINE-2). */
export type GanttLayout =
  | { kind: 'empty' }
  | { kind: 'invalid' }
  | {
      kind: 'drawn';
      /** First and last day of the span, with its padding. */
      start: Date;
      end: Date;
      /** In the order of the phases. */
      bars: GanttBar[];
      months: MonthMarker[];
      /** Percent; null when today lies outside the span. */
      today: number | null;
    };

/**
 * Where bars, month markers and today stand. Days are calendar days, the same in every time zone:
 * all dates in here, and those given back, are midnight UTC of their day (TIMELINE-7).
 *
 * @param phases whatever came over the wire or out of a form; nothing makes it throw
 * @param now the instant whose day in Lima is today
 */
export function ganttLayout(phases: unknown, now: Date): GanttLayout {
  if (phases === null || phases === undefined) return { kind: 'empty' };
  if (!Array.isArray(phases)) return { kind: 'invalid' };
  if (phases.length === 0) return { kind: 'empty' };
  const periods = Array.from(phases, readPeriod);
  if (!periods.every((period) => period !== null)) return { kind: 'invalid' };

  const start = subDays(min(periods.map((period) => period.start)), PADDING);
  const end = addDays(max(periods.map((period) => period.end)), PADDING);
  const days = differenceInCalendarDays(end, start);
  const percent = (count: number) => (count / days) * 100;
  const at = (day: Date) => percent(differenceInCalendarDays(day, start));

  return {
    kind: 'drawn',
    start,
    end,
    bars: periods.map((period) => ({
      ...period,
      left: at(period.start),
      // At least a day, so that equal dates show.
      width: percent(Math.max(1, differenceInCalendarDays(period.end, period.start))),
    })),
    months: monthMarkers(start, end),
    today: within(at(new UTCDateMini(limaClock(now)))),
  };
}

function within(position: number): number | null {
  return position >= 0 && position <= 100 ? position : null;
}

type Period = Pick<GanttBar, 'name' | 'start' | 'end'>;

/** A phase's name and days, or null when they are not a period of time. */
function readPeriod(phase: unknown): Period | null {
  if (typeof phase !== 'object' || phase === null) return null;
  const { name, startDate, endDate } = phase as Record<string, unknown>;
  const start = readDay(startDate);
  const end = readDay(endDate);
  if (start === null || end === null || end < start) return null;
  return { name: typeof name === 'string' ? name : '', start, end };
}

/** The day as it is written, whatever hour and offset follow it; null when it is no date. */
function readDay(timestamp: unknown): Date | null {
  if (typeof timestamp !== 'string' || !isValid(parseISO(timestamp))) return null;
  const day = /^\d{4}-\d{2}-\d{2}(?=[T ]|$)/.exec(timestamp)?.[0];
  return day === undefined ? null : new UTCDateMini(parseISO(`${day}T00:00:00Z`));
}
