import type { Complaint } from '#contract/complaints.ts';
import { errorText } from '#src/api/apiError.ts';
import { useListComplaintsQuery } from '#src/api/complaintsApi.ts';
import { keptFresh } from '#src/api/keptFresh.ts';
import { inboxCopy } from './inboxCopy.ts';

export interface Inbox {
  /** null until there are some to show. */
  complaints: readonly Complaint[] | null;
  /** What the last read said when it failed. */
  error: string | null;
  retry: () => Promise<unknown>;
}

/** The whole book, as the panel has read it, and kept up to date while the page is in view. */
export function useInbox(): Inbox {
  const { complaints, failure, refetch } = useListComplaintsQuery(undefined, {
    ...keptFresh,
    // Neither the beginning of a read nor an answer without news renders anything.
    selectFromResult: ({ currentData, error }) => ({
      complaints: currentData ?? null,
      failure: error,
    }),
  });
  const fallback = complaints === null ? inboxCopy.loadFailed : inboxCopy.reloadFailed;
  return {
    complaints,
    error: failure === undefined ? null : errorText(failure, fallback),
    retry: refetch,
  };
}
