import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { LazyModule } from '#src/lib/importChunk.ts';

export interface LatePartProps<T> {
  code: LazyModule<T>;
  /** Renders the loaded module. */
  children: (part: T) => ReactNode;
}

/** A part that loads once what is around it shows. The page works without it: a failure says nothing. */
export function LatePart<T>({ code, children }: LatePartProps<T>) {
  // Never at once: what is around it is on the page by then.
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    code.load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [code]);
  return part === null ? null : children(part);
}
