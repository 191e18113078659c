import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { PersonRef } from '#contract/people.ts';
import type { Project, ProjectChange } from '#contract/projects.ts';
import { unobserved, useAssignProjectMutation, useUpdateProjectMutation } from '#src/api/api.ts';
import type { ProjectAssignment, ProjectUpdate } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { becameText } from '#src/lib/becameText.ts';
import { leftAloneText, rollbackText } from '#src/lib/namesText.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { RowSaves, useRowSaves } from '#ui/RowSaves';
import type { RowSavesProps, SaveFailure } from '#ui/RowSaves';
import { adminProjectsCopy } from './adminProjectsCopy.ts';
import { openPhasesText, undoable } from './projectChange.ts';

/** Log messages for refused edits (PANEL-5). */
const UPDATE_LOG = 'Error updating project:';
const ASSIGN_LOG = 'Error assigning project:';

/** Saves edits of a project's row. Each function resolves to the error, or to undefined. */
interface ProjectEdits {
  /** @param hasForm a form shows its own errors; a deleted project is reported here, because its form is gone */
  update: (
    project: Project,
    sent: Omit<ProjectUpdate, 'id'>,
    hasForm?: boolean,
  ) => Promise<unknown>;
  assign: (project: Project, to: PersonRef | null) => Promise<unknown>;
}

const Context = createContext<ProjectEdits | null>(null);

/** `RowSaves` around projects whose fields are edited: one for all rows, whose cells would each subscribe to the store. */
export function ProjectSaves({ children, ...saves }: RowSavesProps) {
  return (
    <RowSaves {...saves}>
      <Edits>{children}</Edits>
    </RowSaves>
  );
}

function Edits({ children }: { children: ReactNode }) {
  const { track } = useRowSaves();
  const asManager = useSelector(selectProfile)?.role === 'project_manager';
  const [updateProject] = useUpdateProjectMutation(unobserved);
  const [assignProject] = useAssignProjectMutation(unobserved);
  const edits = useMemo((): ProjectEdits => {
    const undo = ({ id, name }: Project, change: ProjectChange) =>
      track(id, updateProject({ id, change, asManager }), undoRefused(name, UPDATE_LOG));
    const assignBack = (project: Project, from: PersonRef | null) => {
      const undoes = { userId: from?.id ?? null };
      const back = { ...assignment(project, project.assigned_to), undoes };
      return track(project.id, assignProject(back), undoRefused(project.name, ASSIGN_LOG));
    };
    const edits: ProjectEdits = {
      update: (project, sent, hasForm = false) =>
        track(
          project.id,
          updateProject({ id: project.id, ...sent, asManager }),
          (error) => {
            console.error(UPDATE_LOG, error);
            return hasForm && !isDeleted(error) ? null : failureOf(project, error);
          },
          (saved) => {
            const change = undoable(project, sent.change, saved);
            if (change === null) return null;
            const { text, back } = change;
            return {
              text,
              name: project.name,
              undo: () => void undo(project, back),
              ...(sent.change.status === 'Completado' && completed({ ...project, ...saved })),
            };
          },
        ),
      assign: (project, to) =>
        track(
          project.id,
          assignProject(assignment(project, to)),
          (error) => {
            console.error(ASSIGN_LOG, error);
            return failureOf(project, error);
          },
          () => ({
            text: becameText(adminProjectsCopy.assignedTo, nameOf(project.assigned_to), nameOf(to)),
            name: project.name,
            undo: () => void assignBack(project, to),
          }),
        ),
    };
    /** What else the toast of a completed project says: which phases are open, and the way to 100 %. */
    const completed = (project: Project) => ({
      note: openPhasesText(project.phases),
      ...(project.progress < 100 && {
        offer: {
          label: adminProjectsCopy.toFull,
          run: () => void edits.update(project, { change: { progress: 100 } }),
        },
      }),
    });
    return edits;
  }, [track, updateProject, assignProject, asManager]);
  return <Context value={edits}>{children}</Context>;
}

export function useProjectEdit(): ProjectEdits {
  const edits = useContext(Context);
  if (edits === null) throw new Error('useProjectEdit needs <ProjectSaves> above it.');
  return edits;
}

function assignment({ id }: Project, to: PersonRef | null): ProjectAssignment {
  return to === null ? { id, userId: null } : { id, userId: to.id, name: to.full_name };
}

function nameOf(person: PersonRef | null): string {
  return person?.full_name ?? adminProjectsCopy.nobody;
}

/** Reports that a change could not be taken back. */
function undoRefused(name: string, log: string) {
  return (error: unknown): SaveFailure => {
    console.error(log, error);
    return { title: errorText(error, adminProjectsCopy.refused), more: leftAloneText([name]) };
  };
}

function failureOf(project: Project, error: unknown): SaveFailure {
  const title = errorText(error, adminProjectsCopy.refused);
  return isDeleted(error) ? { title } : { title, more: rollbackText([project.name]) };
}

/** Whether the project has been deleted. */
function isDeleted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
