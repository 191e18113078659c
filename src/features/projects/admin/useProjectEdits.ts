import { useMemo, useState } from 'react';
import type { Profile } from '#contract/people.ts';
import type { Project } from '#contract/projects.ts';
import { useAssignProjectMutation, useUpdateProjectMutation } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { createSavedRows } from '#ui/SavedNote';
import { adminProjectsCopy, standsText } from './adminProjectsCopy.ts';
import type { ProjectEdits } from './projectEdits.ts';

/** Logged; the screen says it as well (PANEL-5). */
const UPDATE_LOG = 'Error updating project:';
const ASSIGN_LOG = 'Error assigning project:';

/** A change under way renders nothing: its row shows it already. */
const silently = { selectFromResult: () => ({}) };

/** What did not work, and what stands. */
export interface Refused {
  title: string;
  stands: string | undefined;
}

/**
 * Changes of projects from their rows: noted when they are saved, logged and told when they are refused.
 *
 * @param touch hears which row is worked on
 */
export function useProjectEdits(managers: readonly Profile[], touch: (project: Project) => void) {
  const [updateProject] = useUpdateProjectMutation(silently);
  const [assignProject] = useAssignProjectMutation(silently);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [saved] = useState(createSavedRows);

  const edits = useMemo((): ProjectEdits => {
    async function settled(project: Project, outcome: Promise<{ error?: unknown }>, log: string) {
      setRefused(null);
      touch(project);
      const { error } = await outcome;
      if (error === undefined) saved.add(project.id);
      else console.error(log, error);
      // Its row goes, and with it whatever place in the row could have said so.
      if (isGone(error)) setRefused(refusal(project, error));
      return error;
    }
    async function told(project: Project, outcome: Promise<unknown>) {
      const error = await outcome;
      if (error !== undefined) setRefused(refusal(project, error));
      return error;
    }
    const save: ProjectEdits['save'] = (project, change) =>
      settled(project, updateProject({ id: project.id, ...change }), UPDATE_LOG);
    return {
      managers,
      saved,
      save,
      update: (project, change) => told(project, save(project, change)),
      assign: (project, to) =>
        told(project, settled(project, assignProject({ id: project.id, ...to }), ASSIGN_LOG)),
    };
  }, [managers, saved, touch, updateProject, assignProject]);

  return { edits, refused, dismiss: () => setRefused(null) };
}

function refusal(project: Project, error: unknown): Refused {
  return {
    title: errorText(error, adminProjectsCopy.refused),
    stands: isGone(error) ? undefined : standsText(project),
  };
}

/** Whether the project is no more. */
function isGone(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
