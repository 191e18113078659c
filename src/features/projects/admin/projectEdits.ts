import { createContext } from 'react';
import type { Profile } from '#contract/people.ts';
import type { Project } from '#contract/projects.ts';
import type { ProjectAssignment, ProjectUpdate } from '#src/api/projectRows.ts';
import type { SavedRows } from '#ui/SavedNote';

/** What became of a change: the error, if there is one. */
type Settled = Promise<unknown>;

/** What the fields of a row may do; it is the table's, since a row may be scrolled away before an answer comes. */
export interface ProjectEdits {
  managers: readonly Profile[];
  saved: SavedRows;
  update: (project: Project, change: Omit<ProjectUpdate, 'id'>) => Settled;
  /** For a form, which tells a failure itself. */
  save: (project: Project, change: Omit<ProjectUpdate, 'id'>) => Settled;
  assign: (project: Project, to: Omit<ProjectAssignment, 'id'>) => Settled;
}

export const ProjectEdits = createContext<ProjectEdits | null>(null);
