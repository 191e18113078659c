import { createContext } from 'react';
import type { Profile } from '#contract/people.ts';
import type { Project } from '#contract/projects.ts';
import type { SavedRows } from './savedRows.ts';

/** What the fields of a row know of the table, and tell it; a row may be scrolled away before an answer comes. */
export interface ProjectEdits {
  managers: readonly Profile[];
  saved: SavedRows;
  begun: (project: Project) => void;
  failed: (project: Project, error: unknown) => void;
}

export const ProjectEdits = createContext<ProjectEdits | null>(null);
