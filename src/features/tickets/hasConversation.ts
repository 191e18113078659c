import type { Ticket } from '#contract/tickets.ts';
import { selectIsOffered } from '#src/api/furtherCalls.ts';
import { useProbeTicketsQuery } from '#src/api/listsApi.ts';
import type { ListHead } from '#src/api/usePages.ts';

/** Whether the server has the ticket's conversation; a server with only the specified calls sends no such key. */
export function hasConversation({ waitingSince }: Ticket): boolean {
  return waitingSince !== undefined;
}

/** Whether the server keeps conversations: a row says so, and where there is none yet, a further call. */
export function useHasConversations(head: ListHead<Ticket> | null): boolean {
  const [row] = head?.rows ?? [];
  const isEmpty = head !== null && row === undefined;
  const { isOffered } = useProbeTicketsQuery(undefined, {
    skip: !isEmpty,
    selectFromResult: selectIsOffered,
  });
  return row === undefined ? isEmpty && isOffered === true : hasConversation(row);
}
