import { limaClock } from '#contract/limaTime.ts';
import type { Phase, Project } from '#contract/projects.ts';

/** What a project's schedule says on a day. */
export interface ProjectFacts {
  project: Project;
  isFinished: boolean;
  /** The phase at hand: the first that is not approved or, where phases have no states, by the dates. */
  current: Phase | null;
  /** The phase that holds the project up. */
  overdue: Phase | null;
  /** The phase to deliver next. */
  next: Phase | null;
  /** Delivered phases that the client has not answered. */
  awaiting: readonly Phase[];
}

/** The phases that a project's status says are over. */
const PAST_PHASES: Readonly<Record<string, readonly string[]>> = {
  'En Progreso': ['Análisis'],
  Revisión: ['Análisis', 'Desarrollo', 'Pruebas'],
};

const DAY = 24 * 60 * 60 * 1000;

/**
 * Days are calendar days in Lima; phases with unreadable dates are skipped. A phase is due until it is delivered.
 * Where the server does not say so, a project that has begun a later phase, or whose status is past a phase, is not
 * held up by that phase.
 */
export function factsOf(project: Project, now: Date): ProjectFacts {
  const today = dayNumber(limaClock(now));
  const isFinished = project.status === 'Completado';
  const phases = isFinished ? [] : phasesOf(project.phases);
  const hasStates = phases.some(({ state }) => state !== undefined);
  const open = phases.filter(({ state }) => state !== 'aprobada');
  const awaiting = open.filter(({ state }) => state === 'entregada');
  const due = open.filter(({ state }) => state !== 'entregada');
  const late = hasStates
    ? due[0]
    : due
        .filter(({ name }) => PAST_PHASES[project.status]?.includes(name) !== true)
        .findLast(({ startDate }) => dayNumber(new Date(startDate)) <= today);
  const overdue = late !== undefined && endOf(late) < today ? late : null;
  const next = due.find((phase) => endOf(phase) >= today) ?? null;
  return {
    project,
    isFinished,
    overdue,
    next,
    awaiting,
    current: hasStates ? (open[0] ?? null) : (overdue ?? next),
  };
}

/** The phase that is delivered next, of all projects; null where no date says so. */
export function nextDelivery(facts: readonly ProjectFacts[]) {
  const deliveries = facts.flatMap(({ project, next }) =>
    next === null ? [] : [{ project, phase: next }],
  );
  return deliveries.sort((one, other) => endOf(one.phase) - endOf(other.phase))[0] ?? null;
}

/** The delivered phases of all projects that wait for an answer, the longest waiting first. */
export function awaitingOf(facts: readonly ProjectFacts[]) {
  return facts
    .flatMap(({ project, awaiting }) => awaiting.map((phase) => ({ project, phase })))
    .sort((one, other) => deliveryTime(one.phase) - deliveryTime(other.phase));
}

function deliveryTime({ deliveredAt }: Phase): number {
  return Date.parse(deliveredAt ?? '') || 0;
}

/** Sorted by end. Another server's project may have none (API-4). */
export function phasesOf(phases: unknown): readonly Phase[] {
  if (!Array.isArray(phases)) return [];
  return (phases as (Phase | null)[])
    .filter((phase) => phase !== null)
    .filter((phase) => !Number.isNaN(endOf(phase)))
    .sort((one, other) => endOf(one) - endOf(other));
}

/** The last day of a phase; NaN for an unreadable date. */
export function endOf({ endDate }: Phase): number {
  // `new Date(null)` would be 1970.
  return typeof endDate === 'string' ? dayNumber(new Date(endDate)) : Number.NaN;
}

/** The number of a day read in UTC, as the dates of phases are (DATA-4); NaN for an invalid date. */
function dayNumber(day: Date): number {
  return Math.floor(day.getTime() / DAY);
}
