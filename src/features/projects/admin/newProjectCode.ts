import { lazyModule } from '#src/lib/importChunk.ts';

/** The new-project form in a chunk of its own, so that it does not delay the rows. */
export const newProjectCode = lazyModule('newProject', () => import('./NewProjectForm.tsx'));
