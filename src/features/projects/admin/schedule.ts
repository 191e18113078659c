import { PHASE_NAMES } from '#contract/projectConstants.ts';
import type { Phase, PhaseName, ProjectChange } from '#contract/projects.ts';

/** A day of a phase: 'Análisis.startDate'. */
export type DayKey = `${PhaseName}.${'startDate' | 'endDate'}`;

/** Days as date fields hold them, '2026-09-05'; '' for none. */
export type Schedule = Record<DayKey, string>;

export const scheduleErrors = {
  noStart: 'Falta la fecha de inicio.',
  noEnd: 'Falta la fecha de fin.',
  unreadable: 'Completa día, mes y año.',
  year: 'El año va de 2000 a 2099.',
  reversed: 'El fin es anterior al inicio.',
} as const;

export type ScheduleErrors = Partial<Record<DayKey, string>>;

/** The days of a project's phases; whatever came over the wire, it answers four phases. */
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
 * What is wrong, by the day it is about.
 *
 * @param unreadable days of which a part was typed, which their fields do not give out
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
 * The phases to save: those that are whole, under the ids they had; a phase that the editor has no
 * fields for stays as it is. Without errors, what is not whole is blank, and left out.
 */
export function phasesOf(schedule: Schedule, before: unknown): PhaseInput[] {
  const edited = PHASE_NAMES.map((name) => firstNamed(before, name));
  const whole = PHASE_NAMES.flatMap((name, index): PhaseInput[] => {
    const { start, end } = daysOf(schedule, name);
    if (start === '' || end === '' || isBefore(end, start)) return [];
    if (isOutside(start) || isOutside(end)) return [];
    const id = edited[index]?.id;
    const days = { startDate: noonOf(start), endDate: noonOf(end) };
    return [{ ...(id !== undefined && { id }), name, ...days }];
  });
  return [...whole, ...listOf(before).filter((phase) => !edited.includes(phase))];
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

/** The day as it is written (DATA-4); '' for what is none. */
function dayOf(timestamp: unknown): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(String(timestamp))?.[0] ?? '';
}

function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}

function isBefore(end: string, start: string): boolean {
  return start !== '' && end !== '' && end < start;
}

/** A slip in typing a year would stretch the timeline over centuries. */
function isOutside(day: string): boolean {
  return day !== '' && !/^20\d\d-/.test(day);
}
