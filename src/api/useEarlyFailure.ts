import { useEffect, useState } from 'react';

/** Failures that a screen has shown. */
const told = new WeakSet<object>();

export interface EarlyFailure {
  /** What had failed when the screen came; null when nothing had. */
  failure: unknown;
  /** Whether it still stands, so that the read must not be made again yet (`skip`). */
  isHeld: boolean;
  /** Lets the read be made again. */
  release: () => void;
}

/** Options for `useQueryState`: neither the beginning of a read nor its rows render anything. */
export const errorAlone = {
  selectFromResult: ({ error }: { error?: unknown }) => ({ error }),
};

/**
 * A read begun ahead of its screen may fail before the screen is there. RTK Query would repeat it as
 * the screen mounts, and the error would come late (API-9): this holds it, to be shown as it is.
 * Only one screen shows a failure without asking; whoever comes back to it later asks anew.
 *
 * @param error the error of the read's cache entry, from `useQueryState`
 */
export function useEarlyFailure(error: unknown): EarlyFailure {
  const [failure] = useState(() => (isObject(error) && !told.has(error) ? error : null));
  const [isHeld, setHeld] = useState(failure !== null);
  useEffect(() => {
    if (isObject(error)) told.add(error);
  }, [error]);
  return {
    failure,
    isHeld,
    release: () => {
      setHeld(false);
    },
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
