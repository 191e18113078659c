import { useEffect, useEffectEvent } from 'react';
import type { MorePages } from '#src/lib/pagedView.ts';

/** How many rows are left below the window when the next ones are asked for. */
const AHEAD = 25;

/**
 * Asks for the next rows before the end of those at hand is seen.
 *
 * @param left how many rows stand below the last one in view
 */
export function useNextPage(more: MorePages | undefined, left: number): void {
  const isWanted = more !== undefined && !more.isLoading && more.failure === null && left <= AHEAD;
  const load = useEffectEvent(() => more?.load());
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, left]);
}
