import { lazyModule } from '#src/lib/importChunk.ts';
import { LazyPart } from '#ui/LazyPart';
import { projectsCopy } from './projectsCopy.ts';

/**
 * The chart's code, which the rows do not wait for: begun when a pointer or the focus comes near, so
 * that it is mostly there when a project is opened.
 */
export const timelineModule = lazyModule('timeline', () => import('./gantt/GanttChart.tsx'));

export interface ProjectTimelineProps {
  phases: unknown;
}

/** The chart of a project's phases, once its code is there. */
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
