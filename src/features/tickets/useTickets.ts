import type { Ticket } from '#contract/tickets.ts';
import { api, useListTicketsQuery } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { keptFresh } from '#src/api/keptFresh.ts';
import { errorAlone, useEarlyFailure } from '#src/api/useEarlyFailure.ts';
import { ticketsCopy } from './ticketsCopy.ts';

export interface TicketsRead {
  /** null until there are some to show. */
  tickets: readonly Ticket[] | null;
  /** What the last read said when it failed. */
  error: string | null;
  retry: () => Promise<unknown>;
}

/** The tickets that the person may see, kept up to date while the page is in view. */
export function useTickets(): TicketsRead {
  const early = useEarlyFailure(
    api.endpoints.listTickets.useQueryState(undefined, errorAlone).error,
  );
  const { tickets, failure, refetch } = useListTicketsQuery(undefined, {
    skip: early.isHeld,
    ...keptFresh,
    // Neither the beginning of a read nor an answer without news renders anything.
    selectFromResult: ({ currentData, error }) => ({
      tickets: currentData ?? null,
      failure: error,
    }),
  });
  // Once tickets are there, what failed before the screen came is over.
  const error = failure ?? (tickets === null ? early.failure : null);
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
