import { lazyModule } from '#src/lib/importChunk.ts';

/** The chart's code. It is prefetched when a card is hovered or focused, so that it has usually loaded when it is opened. */
export const timelineCode = lazyModule('timeline', () => import('./gantt/GanttChart.tsx'));
