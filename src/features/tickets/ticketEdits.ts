import { createContext } from 'react';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import type { SavedRows } from '#ui/SavedNote';

/** What the field of a row may do; it is the table's, since a row may be scrolled away before an answer comes. */
export interface TicketEdits {
  saved: SavedRows;
  choose: (ticket: Ticket, status: TicketStatus) => void;
}

export const TicketEdits = createContext<TicketEdits | null>(null);
