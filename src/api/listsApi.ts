import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Client } from '#contract/clients.ts';
import type { Complaint } from '#contract/complaints.ts';
import type { Idea } from '#contract/ideas.ts';
import type { Page } from '#contract/lists.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import { messageRoutes } from '#contract/messageRoutes.ts';
import type { ContactMessage } from '#contract/messages.ts';
import type { Project } from '#contract/projects.ts';
import type { Ticket } from '#contract/tickets.ts';
import { api, HEAD, rowEdits } from './api.ts';
import { furtherRead } from './furtherCalls.ts';

/** The paged lists and the types of their rows. */
export interface PagedRows {
  projects: Project;
  tickets: Ticket;
  ideas: Idea;
  clients: Client;
  complaints: Complaint;
  messages: ContactMessage;
}
export type PagedList = keyof PagedRows;

/** Search, order and filters as query parameters of the page calls. */
export type ListQuery = Readonly<Record<string, string>>;

/** The lists that the server exports as CSV. */
export type ExportedList = PagedList | 'staff' | 'subscribers';

export interface ListChoice {
  list: PagedList;
  query: ListQuery;
}

interface FileChoice {
  list: ExportedList;
  query: ListQuery;
}

type Cursor = string | null;
type AnyPage = Page<PagedRows[PagedList]>;

const pageRoutes = {
  projects: listRoutes.pageProjects,
  // A call of its own, because ticket managers may use it too.
  tickets: listRoutes.pageTickets,
  ideas: listRoutes.pageIdeas,
  clients: listRoutes.pageClients,
  complaints: listRoutes.pageComplaints,
  messages: messageRoutes.pageMessages,
} as const;

const fileRoutes = {
  projects: listRoutes.exportProjects,
  tickets: listRoutes.exportTickets,
  ideas: listRoutes.exportIdeas,
  clients: listRoutes.exportClients,
  complaints: listRoutes.exportComplaints,
  staff: listRoutes.exportStaff,
  messages: messageRoutes.exportMessages,
  subscribers: messageRoutes.exportSubscribers,
} as const;

type Pages = InfiniteData<AnyPage, Cursor>;

function mergePages(before: Pages, now: Pages): void {
  if (now.pages.length <= before.pages.length) {
    mergeFirstPage(before, now);
    return;
  }
  before.pages.push(...now.pages.slice(before.pages.length));
  before.pageParams.push(...now.pageParams.slice(before.pageParams.length));
}

/**
 * Merges a reloaded first page into the rows on screen. No row disappears or moves while someone uses it. New rows are
 * inserted after the row that they follow in the answer.
 */
function mergeFirstPage(before: Pages, now: Pages): void {
  const [first] = now.pages;
  if (first === undefined) return;
  const fresh = new Map(first.rows.map((row) => [row.id, row]));
  const known = new Set<string>();
  for (const page of before.pages) {
    page.total = first.total;
    page.exact = first.exact;
    page.rows = page.rows.map((row) => fresh.get(row.id) ?? row);
    for (const { id } of page.rows) known.add(id);
  }
  first.rows.forEach((row, index) => {
    if (known.has(row.id)) return;
    known.add(row.id);
    const former = first.rows[index - 1]?.id;
    const page = before.pages.find(({ rows }) => rows.some(({ id }) => id === former));
    const { rows } = page ?? before.pages[0] ?? first;
    rows.splice(rows.findIndex(({ id }) => id === former) + 1, 0, row);
  });
}

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** Paged lists and their CSV exports (docs/adr/0030). Injected separately, for pages with long tables. */
export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPages: build.infiniteQuery<AnyPage, ListChoice, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.next,
        // Reload only the first page: it has the new rows.
        refetchCachedPages: false,
      },
      async queryFn({ queryArg: { list, query }, pageParam: cursor }, store, _options, send) {
        const request = {
          route: pageRoutes[list],
          // The first page of the default view has the size of HEAD, whose rows are already loaded.
          query: {
            ...(Object.keys(query).length === 0 ? HEAD : query),
            ...(cursor !== null && { cursor }),
          },
        };
        const { data, error } = await rowEdits.read(store, () => send(request));
        return error === undefined ? { data: data as AnyPage } : { error };
      },
      // RTK Query passes the pages as they were when the next one was requested: keep edits made since.
      ...({ merge: mergePages } as object),
      // Five minutes, so that going back from another page restores the rows.
      keepUnusedDataFor: 300,
      providesTags: (_pages, _error, { list }) => [{ type: 'Page', id: list }],
    }),
    /** Tests whether the server has further calls for tickets; null if not. */
    probeTickets: build.query<object | null, void>({
      queryFn: furtherRead<object>(() => ({ route: pageRoutes.tickets, query: { limit: '1' } })),
    }),
    /** Exports all rows of a view as CSV: an object URL, or null when the server lacks the call. */
    exportList: build.mutation<string | null, FileChoice>({
      queryFn: furtherRead<string, FileChoice>(({ list, query }) => ({
        route: fileRoutes[list],
        query,
        asFile: true,
      })),
    }),
  }),
});

export const { useListPagesInfiniteQuery, useProbeTicketsQuery, useExportListMutation } = listsApi;
