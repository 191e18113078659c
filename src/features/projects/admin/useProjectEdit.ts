import { useDispatch } from 'react-redux';
import type { Project } from '#contract/projects.ts';
import { api } from '#src/api/api.ts';
import type { ProjectAssignment, ProjectUpdate } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import type { CallDispatch } from '#src/api/effects.ts';
import { useRowSaves } from '#ui/RowSaves';
import type { SaveFailure } from '#ui/RowSaves';
import { adminProjectsCopy, rollbackMessage } from './adminProjectsCopy.ts';

/** Logged; the screen says it as well (PANEL-5). */
const UPDATE_LOG = 'Error updating project:';
const ASSIGN_LOG = 'Error assigning project:';

/** The row shows an edit already: nothing renders while it is under way. */
const untracked = { track: false };

/** How the fields of a project's row save. Each answers the error, undefined when there was none. */
export function useProjectEdit() {
  const dispatch = useDispatch<CallDispatch>();
  const { track } = useRowSaves();
  const { updateProject, assignProject } = api.endpoints;

  const send = ({ id }: Project, change: Omit<ProjectUpdate, 'id'>) =>
    dispatch(updateProject.initiate({ id, ...change }, untracked));

  return {
    update: (project: Project, change: Omit<ProjectUpdate, 'id'>) =>
      track(project.id, send(project, change), (error) => {
        console.error(UPDATE_LOG, error);
        return failureOf(project, error);
      }),
    /** For a form, which tells a failure itself. Of a project that is gone the form is gone too. */
    save: (project: Project, change: Omit<ProjectUpdate, 'id'>) =>
      track(project.id, send(project, change), (error) => {
        console.error(UPDATE_LOG, error);
        return isGone(error) ? failureOf(project, error) : null;
      }),
    assign: (project: Project, to: Omit<ProjectAssignment, 'id'>) =>
      track(
        project.id,
        dispatch(assignProject.initiate({ id: project.id, ...to }, untracked)),
        (error) => {
          console.error(ASSIGN_LOG, error);
          return failureOf(project, error);
        },
      ),
  };
}

function failureOf(project: Project, error: unknown): SaveFailure {
  const title = errorText(error, adminProjectsCopy.refused);
  return isGone(error) ? { title } : { title, more: rollbackMessage(project) };
}

/** Whether the project does not exist any more. */
function isGone(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
