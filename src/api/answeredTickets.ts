import { createSelector } from '@reduxjs/toolkit';
import type { Ticket } from '#contract/tickets.ts';
import { useListTicketsQuery } from './api.ts';
import type { TicketList } from './answers.ts';
import { selectIsOffered } from './furtherCalls.ts';
import { useListNoticesQuery } from './noticesApi.ts';

const none: readonly Ticket[] = [];

const selectAnswered = createSelector(
  [(list: TicketList | undefined) => list?.tickets ?? none],
  (tickets) =>
    tickets.filter(({ status, waitingSince }) => status !== 'Cerrado' && waitingSince === null),
);

/**
 * A client's open tickets whose last answer is the agency's. A server without notices tells nothing of answers: it is
 * not asked for tickets.
 */
export function useAnsweredTickets(isClient: boolean): readonly Ticket[] {
  const { isOffered } = useListNoticesQuery(undefined, {
    skip: !isClient,
    selectFromResult: selectIsOffered,
  });
  const { tickets } = useListTicketsQuery(undefined, {
    skip: !isClient || isOffered !== true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    selectFromResult: ({ currentData }) => ({ tickets: selectAnswered(currentData) }),
  });
  return tickets;
}
