import { current } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Client } from '#contract/clients.ts';
import type { Complaint } from '#contract/complaints.ts';
import type { Idea } from '#contract/ideas.ts';
import type { Page } from '#contract/lists.ts';
import { EXACT_TOTAL, listRoutes } from '#contract/listRoutes.ts';
import { contactMessageRoutes } from '#contract/contactMessageRoutes.ts';
import type { ContactMessage } from '#contract/contactMessages.ts';
import type { Project } from '#contract/projects.ts';
import type { StaffMember } from '#contract/team.ts';
import type { Ticket } from '#contract/tickets.ts';
import type { RowTotal } from '#src/lib/countText.ts';
import { api } from './api.ts';
import { keepEdits } from './rowEdits.ts';
import { listOf, rowTags } from './tags.ts';

/** The lists that are read by pages, and the types of their rows. */
export interface PagedRows {
  projects: Project;
  tickets: Ticket;
  ideas: Idea;
  staff: StaffMember;
  clients: Client;
  complaints: Complaint;
  contactMessages: ContactMessage;
}
export type PagedList = keyof PagedRows;

/** Search, order and filters as query parameters of the page calls. */
export type ListQuery = Readonly<Record<string, string>>;

/** The lists that the server exports as Excel files. */
export type ExportedList = PagedList | 'subscribers';

export interface ListView {
  list: PagedList;
  query: ListQuery;
}

type Cursor = string | null;
type AnyPage = Page<PagedRows[PagedList]>;
type Pages = InfiniteData<AnyPage, Cursor>;

const pageRoutes = {
  projects: listRoutes.pageProjects,
  // A call of its own, because ticket managers and clients may use it too.
  tickets: listRoutes.pageTickets,
  ideas: listRoutes.pageIdeas,
  staff: listRoutes.pageStaff,
  clients: listRoutes.pageClients,
  complaints: listRoutes.pageComplaints,
  contactMessages: contactMessageRoutes.pageContactMessages,
} as const;

const exportRoutes = {
  projects: listRoutes.exportProjects,
  tickets: listRoutes.exportTickets,
  ideas: listRoutes.exportIdeas,
  clients: listRoutes.exportClients,
  complaints: listRoutes.exportComplaints,
  staff: listRoutes.exportStaff,
  contactMessages: contactMessageRoutes.exportContactMessages,
  subscribers: listRoutes.exportSubscribers,
} as const;

const kinds = {
  projects: 'Project',
  tickets: 'Ticket',
  ideas: 'Idea',
  staff: 'Person',
  clients: 'Person',
  complaints: 'Complaint',
  contactMessages: 'ContactMessage',
} as const;

/** A server that does not say whether a total is exact stops counting at the limit. */
export function totalOf({
  total,
  exact = total < EXACT_TOTAL,
}: Pick<Page<unknown>, 'total'> & { exact?: boolean | undefined }): RowTotal {
  return { count: total, exact };
}

/** Lists by pages, the only source of rows of tables, and their exports (docs/adr/0030). */
export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRows: build.infiniteQuery<Pages['pages'][number], ListView, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.next,
        // A view that is chosen again begins with its first page.
        refetchCachedPages: false,
      },
      query: ({ queryArg: { list, query }, pageParam: cursor }) => ({
        route: pageRoutes[list],
        query: { ...query, ...(cursor !== null && { cursor }) },
      }),
      // Five minutes, so that going back from another page finds the rows.
      keepUnusedDataFor: 300,
      providesTags: (data) => rowTags(...(data?.pages ?? []).map(({ rows }) => rows)),
      async onQueryStarted(view, store) {
        const { dispatch, getState } = store;
        const newsOf = listsApi.endpoints.readNews.select(view);
        if (newsOf(getState()).isUninitialized) {
          // There is no news of what is being read; what changes meanwhile invalidates the entry.
          const entry = { endpointName: 'readNews', arg: view, value: null } as const;
          dispatch(listsApi.util.upsertQueryEntries([entry]));
        }
        const began = Date.now();
        await keepEdits(store);
        // The pages are those of the request's beginning: what was new since is missing.
        if ((newsOf(getState()).fulfilledTimeStamp ?? 0) <= began) return;
        const reading = { subscribe: false, forceRefetch: true };
        void dispatch(listsApi.endpoints.readNews.initiate(view, reading));
      },
    }),
    /**
     * Reads the first page of a view again while it is shown, whenever its kind of rows has changed. The answer goes
     * among the rows on screen: those keep their places until somebody searches or sorts anew.
     */
    readNews: build.query<AnyPage | null, ListView>({
      query: ({ list, query }) => ({ route: pageRoutes[list], query }),
      providesTags: (_page, _error, { list }) => [listOf(kinds[list])],
      async onQueryStarted(view, store) {
        const answer = await Promise.resolve(store.queryFulfilled).catch(() => null);
        const page = answer?.data ?? null;
        if (page === null) return;
        store.dispatch(
          listsApi.util.updateQueryData('listRows', view, (draft) =>
            takeNews(current(draft), page),
          ),
        );
        await keepEdits(store);
      },
    }),
    /** How many rows a whole list has. */
    countRows: build.query<RowTotal, PagedList>({
      query: (list) => ({ route: pageRoutes[list], query: { limit: '1' } }),
      transformResponse: (page: AnyPage) => totalOf(page),
      providesTags: (_total, _error, list) => [listOf(kinds[list])],
    }),
    /** Exports all rows of a view as an Excel file: an object URL. */
    exportList: build.mutation<string, { list: ExportedList; query: ListQuery }>({
      query: ({ list, query }) => ({ route: exportRoutes[list], query, asObjectUrl: true }),
    }),
  }),
});

/**
 * Puts a first page that was read again among the rows on screen; a new row comes after the one that it follows there.
 * What did not change keeps its identity, so that nothing renders anew.
 */
function takeNews(before: Pages, news: AnyPage): Pages {
  const fresh = new Map(news.rows.map((row) => [row.id, row]));
  const known = new Set(before.pages.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const { total, exact } = news;
  const pages = before.pages.map((page) => ({
    ...page,
    total,
    exact,
    rows: page.rows.map((row) => fresh.get(row.id) ?? row),
  }));
  news.rows.forEach((row, index) => {
    if (known.has(row.id)) return;
    const former = news.rows[index - 1]?.id;
    const page = pages.find(({ rows }) => rows.some(({ id }) => id === former)) ?? pages[0];
    page?.rows.splice(page.rows.findIndex(({ id }) => id === former) + 1, 0, row);
  });
  return copyWithStructuralSharing(before, { ...before, pages });
}

export const {
  useListRowsInfiniteQuery,
  useReadNewsQuery,
  useCountRowsQuery,
  useExportListMutation,
} = listsApi;
