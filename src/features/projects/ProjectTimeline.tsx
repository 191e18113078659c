import { lazyModule } from '#src/lib/importChunk.ts';
import { LazyPart } from '#ui/LazyPart';
import { projectsCopy } from './projectsCopy.ts';

/**
 * The chart's code. It is prefetched when a row is hovered or focused, so that it has usually loaded when the project is
 * expanded.
 */
export const timelineModule = lazyModule('timeline', () => import('./gantt/GanttChart.tsx'));

export interface ProjectTimelineProps {
  phases: unknown;
}

/** The Gantt chart of a project, loaded on demand. */
export function ProjectTimeline({ phases }: ProjectTimelineProps) {
  return (
    <LazyPart
      code={timelineModule}
      loading={projectsCopy.timelineLoading}
      failed={projectsCopy.timelineFailed}
    >
      {({ GanttChart }) => <GanttChart phases={phases} />}
    </LazyPart>
  );
}
