import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { TicketPage } from '#contract/tickets.ts';
import { rowEdits } from './api.ts';
import { sendCall } from './baseQuery.ts';
import { listsApi } from './listsApi.ts';
import type { ListChoice, PagedList } from './listsApi.ts';

type Store = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;

interface CachedViews {
  api: {
    subscriptions: Record<string, object | undefined>;
    queries: Record<
      string,
      { endpointName?: string; originalArgs?: unknown; data?: Pages } | undefined
    >;
  };
}

interface Pages {
  pages: { rows: { id: string }[] }[];
}

/** The views of a list whose pages are cached, and whether each is on screen. */
function viewsOf(list: PagedList, { getState }: Pick<Store, 'getState'>) {
  const { queries, subscriptions } = (getState() as CachedViews).api;
  return Object.entries(queries).flatMap(([key, read]) => {
    if (read?.endpointName !== 'listPages' || read.data === undefined) return [];
    const choice = read.originalArgs as ListChoice;
    if (choice.list !== list) return [];
    const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
    return [{ choice, pages: read.data.pages, isShown }];
  });
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
  if (ticket !== undefined) rowEdits.overwrite(store, { list: 'tickets', id }, ticket);
}

function isOnPage(id: string, store: Store): boolean {
  const pages = viewsOf('tickets', store).flatMap((view) => view.pages);
  return pages.some(({ rows }) => rows.some((row) => row.id === id));
}

/**
 * Reads the first page of the shown views of a list again. Views that are not shown keep their rows, so that
 * whoever comes back finds their place; they are read again then. RTK Query writes subscriptions to the state half a second late,
 * so a view that has just been read is not read again.
 */
export function refreshShownPages(list: PagedList, store: Store): void {
  for (const { choice, isShown } of viewsOf(list, store)) {
    const reading = { subscribe: false, forceRefetch: true };
    if (isShown) void store.dispatch(listsApi.endpoints.listPages.initiate(choice, reading));
  }
}
