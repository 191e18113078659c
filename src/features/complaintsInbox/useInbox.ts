import { useMemo } from 'react';
import type { Complaint } from '#contract/complaints.ts';
import { errorText } from '#src/api/apiError.ts';
import { useListComplaintsQuery } from '#src/api/complaintsApi.ts';
import { pollingOptions } from '#src/api/api.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { inboxCopy } from './inboxCopy.ts';

export interface Inbox {
  /** null until the first successful load, and where the server has no such call. */
  head: ListHead<Complaint> | null;
  /** The message of the last load, if it failed. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
}

/** The first page of complaints, refreshed while the page is visible. */
export function useInbox(): Inbox {
  const { page, failure, refetch } = useListComplaintsQuery(undefined, {
    ...pollingOptions,
    // Select only what is shown, so that reloads without changes do not render.
    selectFromResult: ({ currentData, error }) => ({ page: currentData ?? null, failure: error }),
  });
  const head = useMemo((): ListHead<Complaint> | null => {
    if (page === null) return null;
    const { rows, next, ...counted } = page;
    return next === null ? { rows } : { rows, more: { next, ...counted } };
  }, [page]);
  const fallback = head === null ? inboxCopy.loadFailed : inboxCopy.reloadFailed;
  return {
    head,
    error: failure === undefined ? null : errorText(failure, fallback),
    failedRequest: failedRequestOf(failure),
    retry: refetch,
  };
}
