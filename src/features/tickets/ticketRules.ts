import type { NewTicket } from '#contract/tickets.ts';
import type { Objection } from '#src/lib/submissionMachine.ts';
import { ticketsCopy } from './ticketsCopy.ts';

export const emptyTicket: NewTicket = { subject: '', description: '' };

/** As the contract has it; more cannot be typed. */
export const SUBJECT_LENGTH = 200;
export const DESCRIPTION_LENGTH = 5000;

export function isBlank({ subject, description }: NewTicket): boolean {
  return subject.trim() === '' && description.trim() === '';
}

/** Blank text is not sent ; the first empty field says what it wants (TICKET-4). */
export function checkTicket({
  subject,
  description,
}: NewTicket): Objection<keyof NewTicket> | null {
  if (subject.trim() === '') return { message: ticketsCopy.blankSubject, fields: ['subject'] };
  if (description.trim() === '') {
    return { message: ticketsCopy.blankDescription, fields: ['description'] };
  }
  return null;
}
