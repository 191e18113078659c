import type { Profile } from '#contract/people.ts';
import type { ProjectPage } from '#contract/projectPages.ts';

/** Whether a person may change the project: admins and its manager, unless it is archived. */
export function runsProject({ project }: ProjectPage, { id, role }: Profile): boolean {
  if (project.archivedAt !== null) return false;
  return role === 'admin' || (role === 'project_manager' && project.assigned_to?.id === id);
}
