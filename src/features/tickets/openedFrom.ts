import { createContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReplyKind } from './conversation/ReplyForm.tsx';

/** The list from which a ticket is opened. */
export interface TicketListPlace {
  /** Path and search, with the list's view. */
  at: string;
  /** The ids of its tickets, in order. */
  ids: readonly string[];
}

/** The list that the tickets' links stand in; null where there is none to return to. */
export const TicketListContext = createContext<TicketListPlace | null>(null);

/** What a link to a ticket says in the router's state, which outlives a reload of the ticket's page. */
export interface TicketLinkState {
  from: TicketListPlace | null;
  /** What the reader begins with. */
  begin?: ReplyKind | 'assign';
}

/** What the link said that led to this ticket's page. */
export function useTicketLinkState(): TicketLinkState {
  const { state } = useLocation() as { state: Partial<TicketLinkState> | null };
  return { from: null, ...state };
}
