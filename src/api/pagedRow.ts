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
 * Reloads a ticket that is on a cached page of any list and updates its row in place (docs/adr/0030). Makes no request if
 * no cached page contains it.
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
 * Reloads the first page of a list's views that are on screen. Views that are not keep their rows, so that going back
 * restores the scroll position; they are reloaded then. RTK Query writes subscriptions to the state half a second late,
 * so a view that was opened just now is not reloaded.
 */
export function refreshShownPages(list: PagedList, store: Store): void {
  for (const { choice, isShown } of viewsOf(list, store)) {
    const reading = { subscribe: false, forceRefetch: true };
    if (isShown) void store.dispatch(listsApi.endpoints.listPages.initiate(choice, reading));
  }
}
