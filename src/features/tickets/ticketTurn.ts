import type { Ticket } from '#contract/tickets.ts';
import { between } from './durations.ts';
import { turnCopy } from './ticketsCopy.ts';

export interface Turn {
  /** Who is to write next, as the reader is told; null for a closed ticket, or if the server does not tell. */
  whose: string | null;
  /** Whether that is the reader. */
  isReaders: boolean;
  /** How long the agency has been waited for, or who wrote last; null without either. */
  latest: string | null;
}

/**
 * Whose turn a ticket is, told to the person who opened it, or to staff that works on it (TICKET-18, TICKET-26).
 *
 * @param readerId the signed-in person
 */
export function turnOf(ticket: Ticket, readerId: string, now: number): Turn {
  const { status, waitingSince, lastMessage, own, assigned_to: inCharge } = ticket;
  const isOwn = own !== false;
  const age = between(lastMessage?.at, now);
  const latest = age === null ? null : turnCopy.latest(age);
  if (status === 'Cerrado' || waitingSince === undefined) {
    return { whose: null, isReaders: false, latest };
  }
  const wait = between(waitingSince, now);
  if (wait !== null) {
    const isReaders = !isOwn && inCharge?.id === readerId;
    const whose = isOwn ? turnCopy.agency : isReaders ? turnCopy.reader : turnCopy.colleague;
    return { whose, isReaders, latest: turnCopy.since(wait) };
  }
  const name = lastMessage?.author.staff ? lastMessage.author.full_name : '';
  const isNamed = age !== null && name !== '';
  return {
    whose: isOwn ? turnCopy.reader : turnCopy.client,
    isReaders: isOwn,
    latest: isNamed ? turnCopy.answered(name, age) : latest,
  };
}
