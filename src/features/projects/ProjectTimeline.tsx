import { useEffect, useState } from 'react';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { projectsCopy } from './projectsCopy.ts';
import { loadedTimeline, loadTimeline } from './timelineCode.ts';

export interface ProjectTimelineProps {
  phases: unknown;
}

/** The chart of a project's phases, once its code is there. */
export function ProjectTimeline({ phases }: ProjectTimelineProps) {
  const [code, setCode] = useState(loadedTimeline);
  const [hasFailed, setFailed] = useState(false);

  const load = () => loadTimeline().then(setCode, () => setFailed(true));
  useEffect(() => void load(), []);

  if (code !== null) return <code.GanttChart phases={phases} />;
  if (hasFailed) return <RetryAlert onRetry={load}>{projectsCopy.timelineFailed}</RetryAlert>;
  return (
    <Stack $gap={16} aria-busy aria-label={projectsCopy.timelineLoading} role="status">
      {['60%', '80%', '40%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height="20px" />
      ))}
    </Stack>
  );
}
