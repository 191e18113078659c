import type { History } from '#contract/history.ts';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import { api } from './api.ts';
import type { Tag } from './tags.ts';

const PAGE_SIZE = '20';

/** A change of the object makes its history out of date. */
const TAGS: Readonly<Record<string, Tag>> = {
  project: 'Project',
  ticket: 'Ticket',
  person: 'Person',
  client: 'Person',
  complaint: 'Complaint',
  message: 'ContactMessage',
};

/** What happened to an object (docs/adr/0034), for admins. */
const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<History, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.next,
      },
      query: ({ queryArg: object, pageParam: cursor }) => ({
        route: noticeRoutes.getHistory,
        query: { object, limit: PAGE_SIZE, ...(cursor !== null && { cursor }) },
      }),
      providesTags: (_pages, _error, object) => {
        const [kind = '', id = ''] = object.split(':');
        const type = TAGS[kind];
        return type === undefined ? [] : [{ type, id }];
      },
    }),
  }),
});

export const { useListHistoryInfiniteQuery } = historyApi;
