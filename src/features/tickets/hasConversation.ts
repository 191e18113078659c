import type { Ticket } from '#contract/tickets.ts';
import { selectIsOffered } from '#src/api/furtherCalls.ts';
import { useProbeTicketsQuery } from '#src/api/listsApi.ts';
import type { ListHead } from '#src/api/usePages.ts';

/** Whether the server has conversations: only then do tickets have `waitingSince`. */
export function hasConversation({ waitingSince }: Ticket): boolean {
  return waitingSince !== undefined;
}

/** Whether the server has conversations, known from the first ticket; without tickets a further call tests it. */
export function useHasConversations(head: ListHead<Ticket> | null): boolean {
  const [row] = head?.rows ?? [];
  const isEmpty = head !== null && row === undefined;
  const { isOffered } = useProbeTicketsQuery(undefined, {
    skip: !isEmpty,
    selectFromResult: selectIsOffered,
  });
  return row === undefined ? isEmpty && isOffered === true : hasConversation(row);
}
