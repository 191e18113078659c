import type { Ticket } from '#contract/tickets.ts';
import { between } from './durations.ts';
import { turnCopy } from './ticketsCopy.ts';

export interface Turn {
  /** Who is to write next; null for a closed ticket, or if the server does not tell. */
  whose: 'client' | 'agency' | null;
  /** How long the agency has been waited for, or who wrote last; null without either. */
  latest: string | null;
}

/** Whose turn a ticket is, told to the person who opened it. */
export function turnOf({ status, waitingSince, lastMessage }: Ticket, now: number): Turn {
  const age = between(lastMessage?.at, now);
  const latest = age === null ? null : turnCopy.latest(age);
  if (status === 'Cerrado' || waitingSince === undefined) return { whose: null, latest };
  const wait = between(waitingSince, now);
  if (wait !== null) return { whose: 'agency', latest: turnCopy.since(wait) };
  const name = lastMessage?.author.staff ? lastMessage.author.full_name : '';
  const isNamed = age !== null && name !== '';
  return { whose: 'client', latest: isNamed ? turnCopy.answered(name, age) : latest };
}
