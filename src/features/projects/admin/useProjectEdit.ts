import { useContext } from 'react';
import { ProjectEdits } from './projectEdits.ts';

/** How a row's field changes its project. */
export function useProjectEdit(): ProjectEdits {
  const edits = useContext(ProjectEdits);
  if (edits === null) throw new Error('A project is edited inside the table of projects.');
  return edits;
}
