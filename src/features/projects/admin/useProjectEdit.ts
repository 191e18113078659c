import { useContext } from 'react';
import type { Project } from '#contract/projects.ts';
import { useAssignProjectMutation, useUpdateProjectMutation } from '#src/api/api.ts';
import type { ProjectAssignment, ProjectUpdate } from '#src/api/projectRows.ts';
import { ProjectEdits } from './projectEdits.ts';

/** Logged as specified (section 8); the screen says it as well (decision 14). */
const UPDATE_LOG = 'Error updating project:';
const ASSIGN_LOG = 'Error assigning project:';

type Outcome = Promise<{ error?: unknown }>;

/** Changes a project from its row: noted when it is saved, logged and told when it is refused. */
export function useProjectEdit(project: Project) {
  const edits = useContext(ProjectEdits);
  const [update] = useUpdateProjectMutation();
  const [assign] = useAssignProjectMutation();

  /** @returns the error, if there is one */
  async function settled(outcome: Outcome, log: string, tellsItself = false): Promise<unknown> {
    edits?.begun(project);
    const { error } = await outcome;
    if (error === undefined) {
      edits?.saved.add(project.id);
      return undefined;
    }
    console.error(log, error);
    if (!tellsItself) edits?.failed(project, error);
    return error;
  }

  return {
    managers: edits?.managers ?? [],
    update: (change: Omit<ProjectUpdate, 'id'>) =>
      settled(update({ id: project.id, ...change }), UPDATE_LOG),
    /** For a form, which tells a failure itself. */
    save: (change: Omit<ProjectUpdate, 'id'>) =>
      settled(update({ id: project.id, ...change }), UPDATE_LOG, true),
    assign: (to: Omit<ProjectAssignment, 'id'>) =>
      settled(assign({ id: project.id, ...to }), ASSIGN_LOG),
  };
}
