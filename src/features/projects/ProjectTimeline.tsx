import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { LoadError } from './LoadError.tsx';
import { projectsCopy } from './projectsCopy.ts';
import { loadedTimeline, loadTimeline } from './timelineCode.ts';

export interface ProjectTimelineProps {
  phases: unknown;
}

/** The chart of a project's phases, once its code is there. */
export function ProjectTimeline({ phases }: ProjectTimelineProps) {
  const [code, setCode] = useState(loadedTimeline);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);

  useEffect(() => {
    let isGone = false;
    loadTimeline().then(
      (arrived) => isGone || setCode(arrived),
      () => isGone || setFailedAttempt(attempt),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  if (code !== null) return <code.GanttChart phases={phases} />;
  if (failedAttempt !== null) {
    return (
      <LoadError
        message={projectsCopy.timelineFailed}
        asking={failedAttempt !== attempt}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  }
  return (
    <Stack $gap={16} aria-busy aria-label={projectsCopy.timelineLoading} role="status">
      {['60%', '80%', '40%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height="20px" />
      ))}
    </Stack>
  );
}
