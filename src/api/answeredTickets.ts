import { createSelector } from '@reduxjs/toolkit';
import type { Ticket } from '#contract/tickets.ts';
import { useListTicketsQuery } from './api.ts';
import type { TicketList } from './answers.ts';

const none: readonly Ticket[] = [];

const selectAnswered = createSelector(
  [(list: TicketList | undefined) => list?.tickets ?? none],
  (tickets) =>
    tickets.filter(({ status, waitingSince }) => status !== 'Cerrado' && waitingSince === null),
);

/**
 * A client's open tickets whose last answer is the agency's; null while loading. The specified fields do not tell who
 * answered last: with those alone there are none, as after a failure.
 */
export function useAnsweredTickets(isClient: boolean): readonly Ticket[] | null {
  const { tickets } = useListTicketsQuery(undefined, {
    skip: !isClient,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    selectFromResult: ({ currentData, isLoading }) => ({
      tickets: isLoading ? null : selectAnswered(currentData),
    }),
  });
  return tickets;
}
