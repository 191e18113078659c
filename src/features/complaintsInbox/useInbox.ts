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
  /** null until there are some to show. */
  head: ListHead<Complaint> | null;
  /** What the last read said when it failed. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
}

/** The first complaints of the book, as the panel has read them, kept up to date while the page is in view. */
export function useInbox(): Inbox {
  const { page, failure, refetch } = useListComplaintsQuery(undefined, {
    ...pollingOptions,
    // Neither the beginning of a read nor an answer without news renders anything.
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
