import type { Phase } from '#contract/projects.ts';
import { endOf, phasesOf } from './projectFacts.ts';
import type { ProjectFacts } from './projectFacts.ts';

/** Overdue projects first, then by the next date; finished ones last. */
export function byDate(facts: readonly ProjectFacts[]): ProjectFacts[] {
  return facts.toSorted((one, other) => dueDay(one) - dueDay(other));
}

/** For whoever is in charge: what a client wants changed comes before the next dates. */
export function inOrderOfWork(facts: readonly ProjectFacts[]): ProjectFacts[] {
  return byDate(facts).sort((one, other) => turn(one) - turn(other));
}

function turn(facts: ProjectFacts): number {
  if (facts.overdue !== null) return 0;
  return changesRequested(facts) !== null ? 1 : 2;
}

/** The first phase that the client wants changed. */
export function changesRequested({ project, isFinished }: ProjectFacts): Phase | null {
  if (isFinished) return null;
  return phasesOf(project.phases).find(({ state }) => state === 'con cambios') ?? null;
}

/** Later than the end of any phase. */
const NO_DAY = 1e9;

function dueDay({ overdue, next, awaiting, isFinished }: ProjectFacts): number {
  const phase = overdue ?? next;
  if (phase !== null) return endOf(phase);
  if (isFinished) return NO_DAY + 2;
  return awaiting.length > 0 ? NO_DAY : NO_DAY + 1;
}
