import { LaterPart } from '#ui/LaterPart';
import { projectsCopy } from './projectsCopy.ts';
import { timelineCode } from './timelineCode.ts';

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
