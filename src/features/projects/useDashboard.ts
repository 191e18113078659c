import type { Dashboard } from '#contract/projects.ts';
import { useGetDashboardQuery } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { projectsCopy } from './projectsCopy.ts';

/** What the dashboard shows: a skeleton, an error, or rows (the last good ones if a reload failed). */
export type DashboardView =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; data: Dashboard; reloadError: string | null };

/** Reads the signed-in person's projects and services. */
export function useDashboard(): {
  view: DashboardView;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
} {
  const query = useGetDashboardQuery(undefined, {
    // People who return to the page, or go online again, see the current progress.
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const { currentData: data, error, isError, refetch } = query;
  return {
    view: viewOf(),
    failedRequest: failedRequestOf(error),
    retry: refetch,
  };

  function viewOf(): DashboardView {
    if (data !== undefined) {
      const reloadError = isError ? errorText(error, projectsCopy.reloadFailed) : null;
      return { kind: 'ready', data, reloadError };
    }
    // The error stays during a retry; its button shows that the retry is running.
    if (error !== undefined)
      return { kind: 'failed', message: errorText(error, projectsCopy.loadFailed) };
    return { kind: 'loading' };
  }
}
