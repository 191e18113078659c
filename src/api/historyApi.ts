import type { History } from '#contract/history.ts';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import { api } from './api.ts';
import { furtherRead, selectIsOffered } from './furtherCalls.ts';
import type { Tag } from './tags.ts';

interface HistoryPage {
  /** `<kind>:<id>` */
  object: string;
  cursor: string | null;
}

const readHistory = furtherRead<History, HistoryPage & { limit: string }>(
  ({ object, cursor, limit }) => ({
    route: noticeRoutes.getHistory,
    query: { object, limit, ...(cursor !== null && { cursor }) },
  }),
);

const PAGE_SIZE = '20';

/** A change of the object makes its history out of date. */
const TAGS: Readonly<Record<string, Tag>> = {
  project: 'Project',
  ticket: 'Ticket',
  person: 'Person',
  complaint: 'Complaint',
  message: 'Message',
};

/** What happened to an object (docs/adr/0034), for admins. The reads are null where the server has no history. */
const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<History | null, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page?.next ?? null,
      },
      queryFn: ({ queryArg: object, pageParam: cursor }, store, options, send) =>
        readHistory({ object, cursor, limit: PAGE_SIZE }, store, options, send),
      providesTags: (_pages, _error, object) => {
        const [kind = '', id = ''] = object.split(':');
        const type = TAGS[kind];
        return type === undefined ? [] : [{ type, id }];
      },
    }),
    /** Whether the server has the call: asked once, with the first object whose history could be shown. */
    probeHistory: build.query<History | null, string>({
      queryFn: (object, store, options, send) =>
        readHistory({ object, cursor: null, limit: '1' }, store, options, send),
      serializeQueryArgs: ({ endpointName }) => endpointName,
      forceRefetch: () => false,
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useListHistoryInfiniteQuery } = historyApi;

/** @param object one whose history could be shown; null asks nothing */
export function useIsHistoryOffered(object: string | null): boolean {
  const { isOffered } = historyApi.useProbeHistoryQuery(object ?? '', {
    skip: object === null,
    selectFromResult: selectIsOffered,
  });
  return isOffered === true;
}
