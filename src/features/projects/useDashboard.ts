import type { Dashboard } from '#contract/projects.ts';
import { useGetDashboardQuery } from '#src/api/api.ts';
import { errorText, failedRequestOf } from '#src/api/apiError.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { projectsCopy } from './projectsCopy.ts';

/** What the screen shows of a read: nothing yet, an error in its place, or rows, old ones if a reload failed. */
export type DashboardView =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; data: Dashboard; reloadError: string | null };

/** The signed-in person's projects and services, and a way to ask again. */
export function useDashboard(): {
  view: DashboardView;
  failedRequest: FailedRequest | undefined;
  asking: boolean;
  retry: () => void;
} {
  const query = useGetDashboardQuery(undefined, {
    // Who comes back to the page, or online, sees how far the work has come meanwhile.
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const { currentData: data, error, isError, isFetching, refetch } = query;
  return {
    view: viewOf(),
    failedRequest: failedRequestOf(error),
    asking: isFetching,
    retry: () => void refetch(),
  };

  function viewOf(): DashboardView {
    if (data !== undefined) {
      const reloadError = isError ? errorText(error, projectsCopy.reloadFailed) : null;
      return { kind: 'ready', data, reloadError };
    }
    // While it is asked again the error stays, and its button says so.
    if (error !== undefined)
      return { kind: 'failed', message: errorText(error, projectsCopy.loadFailed) };
    return { kind: 'loading' };
  }
}
