import type { Profile } from '#contract/people.ts';
import type { TicketDetail } from '#contract/tickets.ts';

/** Admins and ticket managers work on all tickets; everybody else has their own (TICKET-1, TICKET-2). */
export function managesTickets({ role }: Profile): boolean {
  return role === 'admin' || role === 'ticket_manager';
}

/** Whether a person reads a ticket as the agency: those who handle all, and other staff that works on this one (TICKET-25). */
export function worksOnTicket({ seesNotes }: TicketDetail, profile: Profile): boolean {
  return managesTickets(profile) || seesNotes === true;
}

/** Whether a person closes and reopens a ticket: not if they only work on it (TICKET-11). */
export function closesTicket({ own }: TicketDetail, profile: Profile): boolean {
  return managesTickets(profile) || own !== false;
}
