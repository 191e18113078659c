import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Complaint } from '#contract/complaints.ts';
import type { Idea } from '#contract/ideas.ts';
import type { Page } from '#contract/lists.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Project } from '#contract/projects.ts';
import type { Ticket } from '#contract/tickets.ts';
import { api, HEAD, rowEdits } from './api.ts';
import { furtherRead } from './furtherCalls.ts';

/** The lists that come by pages, with their rows. */
export interface PagedRows {
  projects: Project;
  tickets: Ticket;
  ideas: Idea;
  complaints: Complaint;
}
export type PagedList = keyof PagedRows;

/** Search, order and filters as the page calls take them. */
export type ListQuery = Readonly<Record<string, string>>;

/** The lists that the server writes files of. */
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
  // Not the admins' call: ticket managers read pages too.
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

/** Lists by pages, and as files (docs/adr/0030). Whoever shows a long table imports this. */
export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPages: build.infiniteQuery<AnyPage, ListChoice, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.next,
        // A new row stands on the first page; the others are read again as somebody scrolls there.
        refetchCachedPages: false,
      },
      async queryFn({ queryArg: { list, query }, pageParam: cursor }, store, _options, send) {
        const request = {
          route: pageRoutes[list],
          // The default view begins with the first 100 rows, which are there already.
          query: {
            ...(Object.keys(query).length === 0 ? HEAD : query),
            ...(cursor !== null && { cursor }),
          },
        };
        const { data, error } = await rowEdits.read(store, () => send(request));
        return error === undefined ? { data: data as AnyPage } : { error };
      },
      // RTK Query hands over the pages as they were when the next one was asked for: edits since then stay.
      ...({ merge: appendPage } as object),
      // Long enough for the way back.
      keepUnusedDataFor: 300,
      providesTags: ['Page'],
    }),
    /** Whether the server has more than the specified calls of tickets; null where it has not. */
    probeTickets: build.query<object | null, void>({
      queryFn: furtherRead<object>(() => ({ route: pageRoutes.tickets, query: { limit: '1' } })),
    }),
    /** All rows of a choice as a CSV file: its object URL, or null where the server has no such call. */
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
