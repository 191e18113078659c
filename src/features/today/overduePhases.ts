import type { Phase, Project } from '#contract/projects.ts';
import { limaClock } from '#contract/limaTime.ts';

/** A phase whose last day is over while its project goes on. */
export interface OverduePhase {
  id: string;
  name: string;
  project: Pick<Project, 'id' | 'name' | 'userName'>;
  /** The phase's last day, as it came. */
  endDate: string;
  /** Whole days since then; 1 on the day after. */
  days: number;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Phases that should have ended, the latest first. Days are calendar days in Lima; a date that cannot be read is skipped, and
 * so are the phases of a finished project.
 */
export function overduePhases(projects: readonly Project[], now: Date): OverduePhase[] {
  const today = dayNumber(limaClock(now));
  return projects
    .filter(({ status }) => status !== 'Completado')
    .flatMap(({ id, name, userName, phases }) =>
      phasesOf(phases).flatMap((phase) => {
        const days = today - dayNumber(new Date(phase.endDate));
        // Not a number where the date is none.
        if (!(days > 0)) return [];
        return {
          ...{ id: phase.id, name: phase.name, endDate: phase.endDate, days },
          project: { id, name, userName },
        };
      }),
    )
    .sort((one, other) => other.days - one.days);
}

/** Another server's project may have none (API-4). */
function phasesOf(phases: unknown): readonly Phase[] {
  return Array.isArray(phases) ? (phases as Phase[]) : [];
}

/** Of a day read in UTC, as dates of phases are (DATA-5). */
function dayNumber(day: Date): number {
  return Math.floor(day.getTime() / DAY);
}
