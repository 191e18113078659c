import { laterCode } from '#src/lib/importChunk.ts';
import { LaterPart } from '#ui/LaterPart';
import { projectsCopy } from './projectsCopy.ts';

/**
 * The chart's code, which the rows do not wait for: begun when a pointer or the focus comes near, so
 * that it is mostly there when a project is opened.
 */
export const timelineCode = laterCode('timeline', () => import('./gantt/GanttChart.tsx'));

export interface ProjectTimelineProps {
  phases: unknown;
}

/** The chart of a project's phases, once its code is there. */
export function ProjectTimeline({ phases }: ProjectTimelineProps) {
  return (
    <LaterPart
      code={timelineCode}
      loading={projectsCopy.timelineLoading}
      failed={projectsCopy.timelineFailed}
    >
      {({ GanttChart }) => <GanttChart phases={phases} />}
    </LaterPart>
  );
}
