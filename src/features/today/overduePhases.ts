import type { Phase, Project } from '#contract/projects.ts';
import { limaClock } from '#contract/limaTime.ts';

/** A phase whose last day has passed and that still holds its project up. */
export interface OverduePhase {
  id: string;
  name: string;
  project: Pick<Project, 'id' | 'name' | 'userName'>;
  /** The phase's last day, as the server sent it. */
  endDate: string;
  /** Whole days since then; 1 on the day after. */
  days: number;
}

/** The phases that a project's status says are over. */
const PAST_PHASES: Readonly<Record<string, readonly string[]>> = {
  'En Progreso': ['Análisis'],
  Revisión: ['Análisis', 'Desarrollo', 'Pruebas'],
};

const DAY = 24 * 60 * 60 * 1000;

/**
 * The overdue phase of each unfinished project, the longest overdue first. A project that has begun a later phase, or whose status
 * is past a phase, is not held up by that phase. Days are calendar days in Lima; phases with unreadable dates are
 * skipped.
 */
export function overduePhases(projects: readonly Project[], now: Date): OverduePhase[] {
  const today = dayNumber(limaClock(now));
  return projects
    .filter(({ status }) => status !== 'Completado')
    .flatMap(({ id, name, userName, status, phases }) => {
      const begun = phasesOf(phases).filter(
        (phase) =>
          PAST_PHASES[status]?.includes(phase.name) !== true &&
          dayNumber(new Date(phase.startDate)) <= today,
      );
      const phase = begun.toSorted((one, other) => endOf(one) - endOf(other)).at(-1);
      if (phase === undefined || !(endOf(phase) < today)) return [];
      return {
        ...{ id: phase.id, name: phase.name, endDate: phase.endDate, days: today - endOf(phase) },
        project: { id, name, userName },
      };
    })
    .sort((one, other) => other.days - one.days);
}

/** Another server's project may have none (API-4). */
function phasesOf(phases: unknown): readonly Phase[] {
  return Array.isArray(phases)
    ? (phases as Phase[]).filter((phase) => !Number.isNaN(endOf(phase)))
    : [];
}

function endOf({ endDate }: Phase): number {
  return dayNumber(new Date(endDate));
}

/** The number of a day read in UTC, as the dates of phases are (DATA-4); NaN for an invalid date. */
function dayNumber(day: Date): number {
  return Math.floor(day.getTime() / DAY);
}
