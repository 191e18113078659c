import { lazyModule } from '#src/lib/importChunk.ts';

/** The schedule editor's code in a chunk of its own, so that it does not delay the rows. */
export const editorCode = lazyModule('schedule', () => import('./rowDetail.ts'));
