import { lazyModule } from '#src/lib/importChunk.ts';

/** The schedule editor's code, which the rows do not wait for. */
export const editorCode = lazyModule('schedule', () => import('./ScheduleEditor.tsx'));
