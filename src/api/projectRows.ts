import type { Assignment, Project, ProjectChange } from '#contract/projects.ts';
import type { ProjectFields } from './localChanges.ts';

export interface ProjectUpdate {
  id: string;
  change: ProjectChange;
  /** Sent while the page goes: it waits for nothing and the browser sees it through. */
  leaving?: boolean;
}

/** Assigns a project; the name is what the row shows until the server has answered. */
export type ProjectAssignment = { id: string; name?: string } & Assignment;

/** Whether the server answered all of a project (API-4). */
export function isWholeProject(answer: unknown): answer is Project {
  const fields = ['id', 'name', 'status', 'progress', 'serviceId', 'userName', 'phases'];
  return typeof answer === 'object' && answer !== null && fields.every((field) => field in answer);
}

/** What of a change its row can show at once: phases have their ids from the server. */
export function withoutPhases({ status, progress }: ProjectChange): ProjectFields {
  return { ...(status !== undefined && { status }), ...(progress !== undefined && { progress }) };
}

/** A manager without a name shows when the server has answered. */
export function assigned(userId: string | null, name: string | undefined): ProjectFields {
  if (userId === null) return { assigned_to: null };
  return name === undefined ? {} : { assigned_to: { id: userId, full_name: name } };
}
