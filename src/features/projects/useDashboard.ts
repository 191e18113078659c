import type { Dashboard } from '#contract/projects.ts';
import { api, useGetDashboardQuery } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { useEarlyFailure } from '#src/api/useEarlyFailure.ts';
import { projectsCopy } from './projectsCopy.ts';

/** What the screen shows of a read: nothing yet, an error in its place, or rows, old ones if a reload failed. */
export type DashboardView =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; data: Dashboard; reloadError: string | null };

/** The signed-in person's projects and services, and a way to ask again. */
export function useDashboard(): { view: DashboardView; asking: boolean; retry: () => void } {
  const early = useEarlyFailure(api.endpoints.getDashboard.useQueryState().error);
  const query = useGetDashboardQuery(undefined, {
    skip: early.isHeld,
    // Who comes back to the page, or online, sees how far the work has come meanwhile.
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const { currentData: data, isError, isFetching, refetch } = query;
  const error = query.error ?? early.failure;
  return {
    view: viewOf(),
    asking: isFetching,
    retry() {
      if (early.isHeld) early.release();
      else void refetch();
    },
  };

  function viewOf(): DashboardView {
    if (data !== undefined) {
      const reloadError = isError ? errorText(error, projectsCopy.reloadFailed) : null;
      return { kind: 'ready', data, reloadError };
    }
    // While it is asked again the error stays, and its button says so.
    if (error !== null)
      return { kind: 'failed', message: errorText(error, projectsCopy.loadFailed) };
    return { kind: 'loading' };
  }
}
