import type { Ticket } from '#contract/tickets.ts';
import { api, useListTicketsQuery } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { useEarlyFailure } from '#src/api/useEarlyFailure.ts';
import { ticketsCopy } from './ticketsCopy.ts';

/** Two people on one ticket see each other's change within 5 s: this, and the time an answer takes. */
const POLLING = 4_000;

export interface TicketsRead {
  /** null until there are some to show. */
  tickets: readonly Ticket[] | null;
  /** What the last read said when it failed. */
  error: string | null;
  retry: () => Promise<unknown>;
}

/** The tickets that the person may see, kept up to date while the page is in view. */
export function useTickets(): TicketsRead {
  const early = useEarlyFailure(api.endpoints.listTickets.useQueryState().error);
  const { tickets, failure, refetch } = useListTicketsQuery(undefined, {
    skip: early.isHeld,
    pollingInterval: POLLING,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    // Rows of a former visit are shown, and asked for again.
    refetchOnMountOrArgChange: POLLING / 1000,
    // Neither the beginning of a read nor an answer without news renders anything.
    selectFromResult: ({ currentData, error }) => ({
      tickets: currentData ?? null,
      failure: error,
    }),
  });
  const error = failure ?? early.failure;
  const fallback = tickets === null ? ticketsCopy.loadFailed : ticketsCopy.reloadFailed;
  return {
    tickets,
    error: error === null || error === undefined ? null : errorText(error, fallback),
    async retry() {
      if (early.isHeld) early.release();
      else await refetch();
    },
  };
}
