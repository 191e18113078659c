import type { Ticket } from '#contract/tickets.ts';

/** Whether the server has the ticket's conversation; a server with only the specified calls sends no such key. */
export function hasConversation({ waitingSince }: Ticket): boolean {
  return waitingSince !== undefined;
}
