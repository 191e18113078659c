import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { LaterCode } from '#src/lib/importChunk.ts';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';

export interface LaterPartProps<T> {
  code: LaterCode<T>;
  /** What is on its way, for who listens. */
  loading: string;
  /** That it did not come. */
  failed: string;
  /** Stands in its place meanwhile. */
  skeleton?: ReactNode;
  /** Shows the part, once its code is there. */
  children: (part: T) => ReactNode;
}

/** A part whose code comes later than what it stands in: bars in its place, or a way to try again. */
export function LaterPart<T>({
  code,
  loading,
  failed,
  skeleton = <Bars />,
  children,
}: LaterPartProps<T>) {
  const [part, setPart] = useState(code.loaded);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(
    () =>
      code.load().then(
        (loaded) => setPart(() => loaded),
        () => setFailed(true),
      ),
    [code],
  );
  useEffect(() => void load(), [load]);

  if (part !== null) return children(part);
  if (hasFailed) return <RetryAlert onRetry={load}>{failed}</RetryAlert>;
  return (
    <div aria-busy aria-label={loading} role="status">
      {skeleton}
    </div>
  );
}

function Bars() {
  return (
    <Stack $gap={16}>
      {['60%', '80%', '40%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height="20px" />
      ))}
    </Stack>
  );
}
