import { useState } from 'react';
import { trimLine } from '#contract/typedText.ts';
import type { TicketClient } from '#contract/tickets.ts';
import { errorText } from '#src/api/apiError.ts';
import { useListTicketClientsQuery } from '#src/api/conversationApi.ts';
import { useTypingPause } from '#src/lib/useTypingPause.ts';
import { ticketsCopy as copy } from '../ticketsCopy.ts';

/** The most that the server answers. */
const MOST = 50;

/**
 * The clients to choose from, as the search finds them; a chosen one stays among them.
 *
 * @param typed the search
 * @param chosenId '' for none
 */
export function useClientChoice(typed: string, chosenId: string) {
  const asked = useTypingPause(trimLine(typed));
  const { data, error, isFetching, refetch } = useListTicketClientsQuery(asked);
  const found = data?.people ?? [];
  const listed = found.find(({ id }) => id === chosenId);
  const [kept, setKept] = useState<TicketClient>();
  if (listed !== undefined && listed !== kept) setKept(listed);
  const chosen = listed ?? (kept?.id === chosenId ? kept : undefined);
  const clients = chosen === undefined || listed !== undefined ? found : [chosen, ...found];
  return {
    clients,
    /** The chosen client; undefined until the list has come. */
    chosen,
    /** What is to say of the search. */
    hint: hintOf(found.length, isFetching),
    failure: error === undefined || isFetching ? null : errorText(error, copy.clientsFailed),
    retry: refetch,
  };
}

function hintOf(count: number, isFetching: boolean): string | undefined {
  if (isFetching) return copy.findingClients;
  if (count === 0) return copy.noClients;
  return count >= MOST ? copy.tooManyClients : undefined;
}
