import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { LazyModule } from '#src/lib/importChunk.ts';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';

export interface LazyPartProps<T> {
  code: LazyModule<T>;
  /** Announced by screen readers while loading. */
  loading: string;
  /** Shown when loading failed. */
  failed: string;
  /** Shown while loading. */
  skeleton?: ReactNode;
  /** Renders the loaded module. */
  children: (part: T) => ReactNode;
}

/** A part of a page whose code is loaded on demand, with a skeleton and a retry button. */
export function LazyPart<T>({
  code,
  loading,
  failed,
  skeleton = <Bars />,
  children,
}: LazyPartProps<T>) {
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
