import type { TicketPage } from '#contract/tickets.ts';
import { errorText } from '#src/api/apiError.ts';
import { conversationApi, useGetTicketQuery } from '#src/api/conversationApi.ts';
import { useLivePolling } from '#src/api/live.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { conversationCopy } from './conversationCopy.ts';

export interface TicketRead {
  /** null until it is there to show. */
  page: TicketPage | null;
  /** There is none, or not for this person. */
  isMissing: boolean;
  /** What the last read said when it failed. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
}

/** A ticket with its conversation, kept up to date while it is in view. */
export function useTicket(id: string): TicketRead {
  const { isMissing } = conversationApi.endpoints.getTicket.useQueryState(id, {
    selectFromResult: ({ error }) => ({ isMissing: statusOf(error) === 404 }),
  });
  const polling = useLivePolling();
  const { page, error, refetch } = useGetTicketQuery(id, {
    ...polling,
    // What does not exist is not asked for again and again.
    ...(isMissing && { pollingInterval: 0 }),
    // Neither the beginning of a read nor an answer without news renders anything.
    selectFromResult: (read) => ({ page: read.currentData ?? null, error: read.error }),
  });
  const fallback = page === null ? conversationCopy.loadFailed : conversationCopy.reloadFailed;
  return {
    page,
    isMissing,
    error: error === undefined ? null : errorText(error, fallback),
    failedRequest: failedRequestOf(error),
    retry: refetch,
  };
}

function statusOf(error: unknown): unknown {
  return (error as { status?: unknown } | undefined)?.status;
}
