import { useEffect, useEffectEvent } from 'react';
import type { MorePages } from '#src/lib/pagedView.ts';

/** The number of rows below the viewport at which the next page is requested. */
const AHEAD = 25;

/**
 * Requests the next page before the end of the loaded rows becomes visible.
 *
 * @param left the number of rows below the last visible one
 */
export function useNextPage(more: MorePages | undefined, left: number): void {
  const isWanted = more !== undefined && !more.isLoading && more.failure === null && left <= AHEAD;
  const load = useEffectEvent(() => more?.load());
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, left]);
}
