import type { Ticket } from '#contract/tickets.ts';
import type { Objection } from '#src/lib/submissionMachine.ts';
import { ticketsCopy } from './ticketsCopy.ts';

/** What is typed and chosen for a new ticket; '' is no project. */
export interface TicketValues {
  subject: string;
  description: string;
  project_id: string;
}

export const emptyTicket: TicketValues = { subject: '', description: '', project_id: '' };

/** Whether the server keeps a conversation of the ticket: one with the specified calls alone sends no such key. */
export function hasConversation({ waitingSince }: Ticket): boolean {
  return waitingSince !== undefined;
}

/** As the contract has it; more cannot be typed. */
export const SUBJECT_LENGTH = 200;
export const DESCRIPTION_LENGTH = 5000;

export function isBlank({ subject, description }: TicketValues): boolean {
  return subject.trim() === '' && description.trim() === '';
}

/** Blank text is not sent ; the first empty field says what it wants (TICKET-4). */
export function checkTicket({
  subject,
  description,
}: TicketValues): Objection<keyof TicketValues> | null {
  if (subject.trim() === '') return { message: ticketsCopy.blankSubject, fields: ['subject'] };
  if (description.trim() === '') {
    return { message: ticketsCopy.blankDescription, fields: ['description'] };
  }
  return null;
}
