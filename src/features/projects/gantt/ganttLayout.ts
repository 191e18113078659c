import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays, differenceInCalendarDays, isValid, max, min, parseISO, subDays } from 'date-fns';
import { PHASE_STATES } from '#contract/projectConstants.ts';
import type { PhaseState } from '#contract/projects.ts';
import { limaClock } from '#contract/limaTime.ts';
import { monthMarkers } from './monthMarkers.ts';
import type { MonthMarker } from './monthMarkers.ts';

/** Days of padding before the earliest start and after the latest end (TIMELINE-1). */
const PADDING = 5;

/** A phase's bar; `left` and `width` are percent of the chart's span. */
export interface GanttBar {
  /** The phase's name; '' when it is not a string. */
  name: string;
  left: number;
  width: number;
  start: Date;
  end: Date;
  /** Absent where the server does not tell. */
  state?: PhaseState;
}

/** First and last day of a chart. */
export interface Span {
  start: Date;
  end: Date;
}

/** The chart's layout, or which of the two texts replaces it (TIMELINE-2). */
export type GanttLayout =
  | { kind: 'empty' }
  | { kind: 'invalid' }
  | {
      kind: 'drawn';
      /** First and last day of the chart, including the padding. */
      start: Date;
      end: Date;
      /** In the phases' order. */
      bars: GanttBar[];
      months: MonthMarker[];
      /** Percent; null when today lies outside the chart. */
      today: number | null;
    };

/**
 * Computes the positions of bars, month markers and today. Days are calendar days without a time zone, represented as
 * midnight UTC, also in the result (TIMELINE-7).
 *
 * @param phases unvalidated phases; invalid ones do not throw
 * @param now the current instant; its day in Lima is today
 * @param span the chart's days; by default those of its phases with padding. Bars may lie outside of it
 */
export function ganttLayout(phases: unknown, now: Date, span?: Span): GanttLayout {
  if (phases === null || phases === undefined) return { kind: 'empty' };
  if (!Array.isArray(phases)) return { kind: 'invalid' };
  if (phases.length === 0) return { kind: 'empty' };
  const periods = Array.from(phases, readPeriod);
  if (!periods.every((period) => period !== null)) return { kind: 'invalid' };

  const start = span?.start ?? subDays(min(periods.map((period) => period.start)), PADDING);
  const end = span?.end ?? addDays(max(periods.map((period) => period.end)), PADDING);
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
      // At least one day, so that phases with equal dates are visible.
      width: percent(Math.max(1, differenceInCalendarDays(period.end, period.start))),
    })),
    months: monthMarkers(start, end),
    today: within(at(new UTCDateMini(limaClock(now)))),
  };
}

function within(position: number): number | null {
  return position >= 0 && position <= 100 ? position : null;
}

type Period = Pick<GanttBar, 'name' | 'start' | 'end' | 'state'>;

/** Reads a phase; null when its dates are not a valid period. */
function readPeriod(phase: unknown): Period | null {
  if (typeof phase !== 'object' || phase === null) return null;
  const { name, startDate, endDate, state } = phase as Record<string, unknown>;
  const start = readDay(startDate);
  const end = readDay(endDate);
  if (start === null || end === null || end < start) return null;
  const known = PHASE_STATES.find((one) => one === state);
  return {
    name: typeof name === 'string' ? name : '',
    start,
    end,
    ...(known && { state: known }),
  };
}

/** Reads the calendar day of a timestamp, ignoring time and offset; null when it is not a date. */
function readDay(timestamp: unknown): Date | null {
  if (typeof timestamp !== 'string' || !isValid(parseISO(timestamp))) return null;
  const day = /^\d{4}-\d{2}-\d{2}(?=[T ]|$)/.exec(timestamp)?.[0];
  return day === undefined ? null : new UTCDateMini(parseISO(`${day}T00:00:00Z`));
}
