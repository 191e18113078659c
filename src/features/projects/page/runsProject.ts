import type { Profile } from '#contract/people.ts';
import type { ProjectPage } from '#contract/projectPages.ts';

/** Whether a person may change the project: admins and its manager, unless it is archived. */
export function runsProject({ project }: ProjectPage, { id, role }: Profile): boolean {
  if (project.archivedAt !== null) return false;
  return role === 'admin' || (role === 'project_manager' && project.assigned_to?.id === id);
}

/** Whether a person answers the project's deliveries: an answer by the agency would prove nothing (ADR-0038). */
export function mayAnswer({ project }: ProjectPage, { id, role }: Profile): boolean {
  return id === project.client.id && role === 'client' && project.archivedAt === null;
}
