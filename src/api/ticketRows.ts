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

/** Puts a new ticket on top, if the server answered all of it (decision 22) and it is not there yet. */
export function putFirst(tickets: Ticket[], ticket: Partial<Ticket>): void {
  if (isWhole(ticket) && !plain(tickets).some(({ id }) => id === ticket.id))
    tickets.unshift(ticket);
}

function isWhole(ticket: Partial<Ticket>): ticket is Ticket {
  return ticket.id !== undefined && ticket.subject !== undefined && ticket.createdAt !== undefined;
}

/**
 * The list as it is now, with the very objects of the list before where nothing changed: a row on top
 * of ten thousand renders one row. The list before itself when it is the same all over.
 */
export function keepUnchanged(before: readonly Ticket[], now: Ticket[]): Ticket[] {
  const known = new Map(before.map((ticket) => [ticket.id, ticket]));
  const kept = now.map((ticket) => {
    const same = known.get(ticket.id);
    return same !== undefined && isSame(same, ticket) ? same : ticket;
  });
  const isAllOld =
    kept.length === before.length && kept.every((ticket, index) => ticket === before[index]);
  return isAllOld ? (before as Ticket[]) : kept;
}

function isSame(one: Ticket, other: Ticket): boolean {
  const keys = Object.keys(other) as (keyof Ticket)[];
  return keys.every((key) => one[key] === other[key]);
}
