import { isDraft, original } from '@reduxjs/toolkit';
import type { AdminData } from '#contract/admin.ts';
import type { Assignment, Project, ProjectChange } from '#contract/projects.ts';
import type { ProjectFields } from './projectChanges.ts';
import { readableProject } from './readableRows.ts';

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

/** Puts fields into a project's row; what they were, nothing where there is no such row. */
export function putFields(data: AdminData, id: string, fields: ProjectFields): ProjectFields {
  const place = placeOf(data, id);
  const project = place < 0 ? undefined : data.projects[place];
  if (project === undefined) return {};
  const names = Object.keys(fields) as (keyof ProjectFields)[];
  const before = Object.fromEntries(names.map((name) => [name, project[name]]));
  Object.assign(project, fields);
  return before;
}

/** Takes a project's row away. */
export function dropRow(data: AdminData, id: string): void {
  const place = placeOf(data, id);
  if (place >= 0) data.projects.splice(place, 1);
}

/** Puts a new project on top, if it is not there yet. */
export function addRow(data: AdminData, project: Project): void {
  if (Array.isArray(data.projects) && placeOf(data, project.id) < 0)
    data.projects.unshift(readableProject(project));
}

/** Without a proxy for each of the rows; a bundle may have come without any. */
function placeOf({ projects }: AdminData, id: string): number {
  const rows: unknown = isDraft(projects) ? original(projects) : projects;
  return Array.isArray(rows) ? (rows as Project[]).findIndex((row) => row.id === id) : -1;
}
