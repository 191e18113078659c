import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { TicketPage } from '#contract/tickets.ts';
import { rowEdits } from './api.ts';
import { sendCall } from './baseQuery.ts';
import { listsApi } from './listsApi.ts';
import type { ListChoice, PagedList } from './listsApi.ts';

type Store = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;

interface CachedPages {
  api: {
    subscriptions: Record<string, object | undefined>;
    queries: Record<
      string,
      | {
          endpointName?: string;
          originalArgs?: unknown;
          data?: { pages?: { rows: { id: string }[] }[] };
        }
      | undefined
    >;
  };
}

/**
 * Reads a ticket that stands on a page of some list, and shows it there as it is now, in its place (docs/adr/0030). Nothing
 * is asked when no page holds it.
 */
export async function refreshTicketRow(id: string, store: Store): Promise<void> {
  if (!isOnPage(id, store)) return;
  const { signal } = new AbortController();
  const { data } = await rowEdits.read(store, async () => {
    const answer = await sendCall({ route: ticketRoutes.getTicket, id }, { ...store, signal });
    return answer.error ? answer : { data: { rows: [(answer.data as TicketPage).ticket] } };
  });
  const [ticket] = (data as { rows: TicketPage['ticket'][] } | undefined)?.rows ?? [];
  if (ticket !== undefined) rowEdits.put(store, { list: 'tickets', id }, ticket);
}

function isOnPage(id: string, { getState }: Store): boolean {
  return Object.values((getState() as CachedPages).api.queries).some(
    (read) =>
      read?.endpointName === 'listPages' &&
      (read.originalArgs as { list: string }).list === 'tickets' &&
      read.data?.pages?.some(({ rows }) => rows.some((row) => row.id === id)),
  );
}

/**
 * Reads the first page of the shown views of a list again. Views that are not shown keep their rows, so that
 * whoever comes back finds their place; they are read again then. RTK Query writes subscriptions to the state half a second late,
 * so a view that has just been read is not read again.
 */
export function refreshShownPages(list: PagedList, { dispatch, getState }: Store): void {
  const { queries, subscriptions } = (getState() as CachedPages).api;
  for (const [key, read] of Object.entries(queries)) {
    if (read?.endpointName !== 'listPages' || read.data === undefined) continue;
    const choice = read.originalArgs as ListChoice;
    if (choice.list !== list || Object.keys(subscriptions[key] ?? {}).length === 0) continue;
    const reading = { subscribe: false, forceRefetch: true };
    void dispatch(listsApi.endpoints.listPages.initiate(choice, reading));
  }
}
