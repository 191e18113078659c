import { PHASE_NAMES } from '#contract/projectConstants.ts';
import type { Phase, PhaseName, ProjectChange } from '#contract/projects.ts';

/** Identifies a date field: 'Análisis.startDate'. */
export type DayKey = `${PhaseName}.${'startDate' | 'endDate'}`;

/** The values of the date fields: '2026-09-05', or '' when empty. */
export type Schedule = Record<DayKey, string>;

export const scheduleErrors = {
  noStart: 'Falta la fecha de inicio.',
  noEnd: 'Falta la fecha de fin.',
  unreadable: 'Completa día, mes y año.',
  year: 'El año va de 2000 a 2099.',
  reversed: 'El fin es anterior al inicio.',
} as const;

export type ScheduleErrors = Partial<Record<DayKey, string>>;

/** The dates of a project's four phases. Accepts any value from the API; missing or invalid dates are ''. */
export function scheduleOf(phases: unknown): Schedule {
  const entries = PHASE_NAMES.flatMap((name) => {
    const phase = firstNamed(phases, name);
    return [
      [`${name}.startDate`, dayOf(phase?.startDate)],
      [`${name}.endDate`, dayOf(phase?.endDate)],
    ];
  });
  return Object.fromEntries(entries) as Schedule;
}

/**
 * Validation errors by date field.
 *
 * @param unreadable fields with an incomplete date, whose value is ''
 */
export function errorsIn(schedule: Schedule, unreadable: ReadonlySet<string>): ScheduleErrors {
  const errors: ScheduleErrors = {};
  for (const name of PHASE_NAMES) {
    const { start, end } = daysOf(schedule, name);
    if (start === '' && end !== '') errors[`${name}.startDate`] = scheduleErrors.noStart;
    if (end === '' && start !== '') errors[`${name}.endDate`] = scheduleErrors.noEnd;
    if (isBefore(end, start)) errors[`${name}.endDate`] = scheduleErrors.reversed;
    if (isOutside(start)) errors[`${name}.startDate`] = scheduleErrors.year;
    if (isOutside(end)) errors[`${name}.endDate`] = scheduleErrors.year;
  }
  for (const key of unreadable) errors[key as DayKey] = scheduleErrors.unreadable;
  return errors;
}

type PhaseInput = NonNullable<ProjectChange['phases']>[number];

/**
 * The phases to save: complete ones with their existing ids, and phases that the editor has no fields for,
 * unchanged. Blank phases are left out.
 */
export function phasesOf(schedule: Schedule, before: unknown): PhaseInput[] {
  const edited = PHASE_NAMES.map((name) => firstNamed(before, name));
  const complete = PHASE_NAMES.flatMap((name, index): PhaseInput[] => {
    const { start, end } = daysOf(schedule, name);
    if (start === '' || end === '' || isBefore(end, start)) return [];
    if (isOutside(start) || isOutside(end)) return [];
    const id = edited[index]?.id;
    const days = { startDate: noonOf(start), endDate: noonOf(end) };
    return [{ ...(id !== undefined && { id }), name, ...days }];
  });
  return [...complete, ...listOf(before).filter((phase) => !edited.includes(phase))];
}

/** Whether a phase has neither date. */
export function isBlank(schedule: Schedule, name: PhaseName): boolean {
  const { start, end } = daysOf(schedule, name);
  return start === '' && end === '';
}

function daysOf(schedule: Schedule, name: PhaseName) {
  return { start: schedule[`${name}.startDate`], end: schedule[`${name}.endDate`] };
}

function listOf(phases: unknown): readonly Phase[] {
  return Array.isArray(phases) ? (phases as Phase[]) : [];
}

function firstNamed(phases: unknown, name: PhaseName): Phase | undefined {
  return listOf(phases).find((phase) => phase.name === name);
}

/** The calendar day of a timestamp, ignoring time and zone (DATA-4); '' when it is not a date. */
function dayOf(timestamp: unknown): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(String(timestamp))?.[0] ?? '';
}

function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}

function isBefore(end: string, start: string): boolean {
  return start !== '' && end !== '' && end < start;
}

/** Rejects mistyped years, which would stretch the timeline over centuries. */
function isOutside(day: string): boolean {
  return day !== '' && !/^20\d\d-/.test(day);
}
