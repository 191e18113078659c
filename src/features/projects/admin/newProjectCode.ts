import { lazyModule } from '#src/lib/importChunk.ts';

/** The form for a new project, which the rows do not wait for. */
export const newProjectCode = lazyModule('newProject', () => import('./NewProjectForm.tsx'));
