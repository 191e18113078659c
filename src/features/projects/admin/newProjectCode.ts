import { laterCode } from '#src/lib/importChunk.ts';

/** The form for a new project, which the rows do not wait for. */
export const newProjectCode = laterCode('newProject', () => import('./NewProjectForm.tsx'));
