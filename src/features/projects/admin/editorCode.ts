import { laterCode } from '#src/lib/importChunk.ts';

/** The schedule editor's code, which the rows do not wait for. */
export const editorCode = laterCode('schedule', () => import('./ScheduleEditor.tsx'));
