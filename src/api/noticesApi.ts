import { createSelector } from '@reduxjs/toolkit';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import type { Notice, NoticePreferences, Notices } from '#contract/notices.ts';
import { paths } from '#src/lib/paths.ts';
import { api } from './api.ts';
import { furtherRead } from './furtherCalls.ts';
import { onSuccess } from './tags.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** What a person is told of (docs/adr/0036). The reads are null where the server has no notices. */
const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query<Notices | null, void>({
      queryFn: furtherRead<Notices>(() => ({ route: noticeRoutes.listNotices })),
      providesTags: ['Notice'],
    }),
    /** Shown as read at once; without ids all are. A failure brings them back. */
    readNotices: build.mutation<object, { ids?: string[] }>({
      query: (body) => ({ route: noticeRoutes.readNotices, body, asks: true }),
      invalidatesTags: onSuccess('Notice'),
      async onQueryStarted({ ids }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          noticesApi.util.updateQueryData('listNotices', undefined, (data) => {
            if (data !== null) markRead(data, ids);
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
    getNoticePreferences: build.query<NoticePreferences | null, void>({
      queryFn: furtherRead<NoticePreferences>(() => ({ route: noticeRoutes.getNoticePreferences })),
      providesTags: ['NoticePreferences'],
    }),
    updateNoticePreferences: build.mutation<Partial<NoticePreferences>, NoticePreferences>({
      query: (body) => ({ route: noticeRoutes.updateNoticePreferences, body }),
      invalidatesTags: onSuccess('NoticePreferences'),
    }),
  }),
});

export const {
  useListNoticesQuery,
  useReadNoticesMutation,
  useGetNoticePreferencesQuery,
  useUpdateNoticePreferencesMutation,
} = noticesApi;

function markRead(data: Notices, ids: readonly string[] | undefined): void {
  for (const notice of data.notices) {
    if (notice.read || ids?.includes(notice.id) === false) continue;
    notice.read = true;
    data.unread -= 1;
  }
  if (ids === undefined) data.unread = 0;
}

/** The ticket that a notice is about; null for a notice of something else. */
export function ticketOf({ href }: Pick<Notice, 'href'>): string | null {
  const start = `#${paths.support}/`;
  return href.startsWith(start) ? href.slice(start.length) : null;
}

/** The ids of the tickets that hold something one has not read. Asks nothing: the bell does. */
export function useUnreadTickets(): ReadonlySet<string> {
  return noticesApi.endpoints.listNotices.useQueryState(undefined, {
    selectFromResult: ({ currentData }) => ({ tickets: unreadTickets(currentData?.notices) }),
  }).tickets;
}

const unreadTickets = createSelector(
  [(notices: readonly Notice[] | undefined) => notices],
  (notices): ReadonlySet<string> =>
    new Set(notices?.flatMap((notice) => (notice.read ? [] : (ticketOf(notice) ?? [])))),
);
