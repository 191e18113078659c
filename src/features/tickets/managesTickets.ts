import type { Profile } from '#contract/people.ts';

/** Admins and ticket managers work on all tickets; everybody else has their own (TICKET-1, TICKET-2). */
export function managesTickets({ role }: Profile): boolean {
  return role === 'admin' || role === 'ticket_manager';
}
