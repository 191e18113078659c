import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Complaint } from '#contract/complaints.ts';
import type { Idea } from '#contract/ideas.ts';
import type { Page } from '#contract/lists.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Project } from '#contract/projects.ts';
import type { Ticket } from '#contract/tickets.ts';
import { api, HEAD, rowEdits } from './api.ts';
import { furtherRead } from './furtherCalls.ts';

/** The paged lists and the types of their rows. */
export interface PagedRows {
  projects: Project;
  tickets: Ticket;
  ideas: Idea;
  complaints: Complaint;
}
export type PagedList = keyof PagedRows;

/** Search, order and filters as query parameters of the page calls. */
export type ListQuery = Readonly<Record<string, string>>;

/** The lists that the server exports as CSV. */
export type ExportedList = PagedList | 'staff';

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
  complaints: listRoutes.pageComplaints,
} as const;

const fileRoutes = {
  projects: listRoutes.exportProjects,
  tickets: listRoutes.exportTickets,
  ideas: listRoutes.exportIdeas,
  complaints: listRoutes.exportComplaints,
  staff: listRoutes.exportStaff,
} as const;

type Pages = InfiniteData<AnyPage, Cursor>;

function appendPage(before: Pages, now: Pages): Pages | undefined {
  if (now.pages.length <= before.pages.length) return now;
  before.pages.push(...now.pages.slice(before.pages.length));
  before.pageParams.push(...now.pageParams.slice(before.pageParams.length));
  return undefined;
}

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** Paged lists and their CSV exports (docs/adr/0030). Injected separately, for pages with long tables. */
export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPages: build.infiniteQuery<AnyPage, ListChoice, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.next,
        // New rows appear on the first page; later pages are reloaded when somebody scrolls to them.
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
      ...({ merge: appendPage } as object),
      // Long enough to come back from another page.
      keepUnusedDataFor: 300,
      providesTags: ['Page'],
    }),
    /** Whether the server has more than the specified calls of tickets; null when it does not. */
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
