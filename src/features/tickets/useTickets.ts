import { useMemo } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { useListTicketsQuery } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { useLivePolling } from '#src/api/live.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { ticketsCopy } from './ticketsCopy.ts';

export interface TicketsRead {
  /** null until there are some to show. */
  head: ListHead<Ticket> | null;
  /** What the last read said when it failed. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
}

/** The tickets that the person may see, kept up to date while the page is in view. */
export function useTickets(): TicketsRead {
  const polling = useLivePolling();
  const { list, error, refetch } = useListTicketsQuery(undefined, {
    ...polling,
    // Neither the beginning of a read nor an answer without news renders anything.
    selectFromResult: (read) => ({ list: read.currentData ?? null, error: read.error }),
  });
  const head = useMemo(
    (): ListHead<Ticket> | null => list && { rows: list.tickets, more: list.more },
    [list],
  );
  const fallback = head === null ? ticketsCopy.loadFailed : ticketsCopy.reloadFailed;
  return {
    head,
    error: error === undefined ? null : errorText(error, fallback),
    failedRequest: failedRequestOf(error),
    retry: refetch,
  };
}
