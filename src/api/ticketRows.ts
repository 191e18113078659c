import { isDraft, original } from '@reduxjs/toolkit';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';

/** What is in a list that RTK Query hands out to be changed, without a proxy for each of its rows. */
function plain(tickets: Ticket[] | undefined): readonly Ticket[] {
  return (isDraft(tickets) ? original(tickets) : tickets) ?? [];
}

/**
 * Sets a ticket's status in a list, where both are there.
 *
 * @returns what it was
 */
export function setStatus(
  tickets: Ticket[] | undefined,
  id: string,
  status: TicketStatus,
): TicketStatus | undefined {
  const index = plain(tickets).findIndex((ticket) => ticket.id === id);
  const ticket = tickets?.[index];
  if (ticket === undefined) return undefined;
  const before = ticket.status;
  ticket.status = status;
  return before;
}

/** Puts a new ticket on top, if the server answered all of it (API-4) and it is not there yet. */
export function putFirst(tickets: Ticket[], ticket: Partial<Ticket>): void {
  if (isWholeTicket(ticket) && !plain(tickets).some(({ id }) => id === ticket.id))
    tickets.unshift(ticket);
}

/** Whether the server answered all of a ticket (API-4). */
export function isWholeTicket(answer: unknown): answer is Ticket {
  const fields = ['id', 'subject', 'status', 'createdAt'];
  return typeof answer === 'object' && answer !== null && fields.every((field) => field in answer);
}
