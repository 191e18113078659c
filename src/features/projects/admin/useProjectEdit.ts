import { useDispatch, useSelector } from 'react-redux';
import type { Project } from '#contract/projects.ts';
import { api } from '#src/api/api.ts';
import type { ProjectAssignment, ProjectUpdate } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import type { CallDispatch } from '#src/api/effects.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { useRowSaves } from '#ui/RowSaves';
import type { SaveFailure } from '#ui/RowSaves';
import { adminProjectsCopy, rollbackMessage } from './adminProjectsCopy.ts';

/** Log messages for refused edits (PANEL-5). */
const UPDATE_LOG = 'Error updating project:';
const ASSIGN_LOG = 'Error assigning project:';

/** Do not track the mutation in the store: the row already shows the edit optimistically. */
const untracked = { track: false };

/** Saves edits of a project's row. Each function resolves to the error, or to undefined. */
export function useProjectEdit() {
  const dispatch = useDispatch<CallDispatch>();
  const { track } = useRowSaves();
  const asManager = useSelector(selectProfile)?.role === 'project_manager';
  const { updateProject, assignProject } = api.endpoints;

  const send = ({ id }: Project, change: Omit<ProjectUpdate, 'id'>) =>
    dispatch(updateProject.initiate({ id, ...change, asManager }, untracked));

  return {
    update: (project: Project, change: Omit<ProjectUpdate, 'id'>) =>
      track(project.id, send(project, change), (error) => {
        console.error(UPDATE_LOG, error);
        return failureOf(project, error);
      }),
    /** For a form that shows its own errors. A deleted project is reported here, because its form is gone. */
    save: (project: Project, change: Omit<ProjectUpdate, 'id'>) =>
      track(project.id, send(project, change), (error) => {
        console.error(UPDATE_LOG, error);
        return isDeleted(error) ? failureOf(project, error) : null;
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
  return isDeleted(error) ? { title } : { title, more: rollbackMessage(project) };
}

/** Whether the project has been deleted. */
function isDeleted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
