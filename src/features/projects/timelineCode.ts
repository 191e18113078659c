import { laterCode } from '#src/lib/importChunk.ts';

/**
 * The chart's code, which the rows do not wait for: begun when a pointer or the focus comes near, so
 * that it is mostly there when a project is opened.
 */
export const timelineCode = laterCode('timeline', () => import('./gantt/GanttChart.tsx'));
