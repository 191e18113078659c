import type { TicketPage } from '#contract/tickets.ts';
import { errorText, isNoSuch } from '#src/api/apiError.ts';
import { conversationApi, useGetTicketQuery } from '#src/api/conversationApi.ts';
import { useLivePolling } from '#src/api/live.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { conversationCopy } from './conversationCopy.ts';

export interface TicketRead {
  /** null until it has loaded. */
  page: TicketPage | null;
  /** The ticket does not exist, or the person may not see it. */
  isMissing: boolean;
  /** The error text if the last request failed. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
}

/** A ticket with its conversation, kept up to date while it is visible. */
export function useTicket(id: string): TicketRead {
  const { isMissing } = conversationApi.endpoints.getTicket.useQueryState(id, {
    selectFromResult: ({ error }) => ({ isMissing: isNoSuch(error) }),
  });
  const polling = useLivePolling();
  const { page, error, refetch } = useGetTicketQuery(id, {
    ...polling,
    // Do not poll a missing ticket.
    ...(isMissing && { pollingInterval: 0 }),
    // No rerender when a request starts or its answer changes nothing.
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
