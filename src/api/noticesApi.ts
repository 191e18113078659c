import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import type {
  Notice,
  NoticePreferences,
  NoticePreferencesChange,
  Notices,
} from '#contract/notices.ts';
import { paths } from '#src/lib/paths.ts';
import { api } from './api.ts';
import { onSuccess } from './tags.ts';

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

/** The person's notices (docs/adr/0036). */
const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.query<Notices, void>({
      query: () => ({ route: noticeRoutes.listNotices }),
      providesTags: ['Notice'],
    }),
    /** Marks notices as read optimistically, all of them without ids; a failure rolls back. */
    readNotices: build.mutation<object, { ids?: string[] }>({
      query: (body) => ({ route: noticeRoutes.readNotices, body, asks: true }),
      invalidatesTags: onSuccess('Notice'),
      async onQueryStarted({ ids }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          noticesApi.util.updateQueryData('listNotices', undefined, (data) => {
            markRead(data, ids);
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
    getNoticePreferences: build.query<NoticePreferences, void>({
      query: () => ({ route: noticeRoutes.getNoticePreferences }),
      providesTags: ['NoticePreferences'],
    }),
    updateNoticePreferences: build.mutation<Partial<NoticePreferences>, NoticePreferencesChange>({
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

/** The id of the ticket that a notice is about; null if it is about something else. */
function ticketOf({ href }: Pick<Notice, 'href'>): string | null {
  const start = `#${paths.support}/`;
  return href.startsWith(start) ? href.slice(start.length) : null;
}

/** Marks the notices that lead to a page as read while the tab is visible; null does nothing. */
export function useReadNotices(path: string | null): void {
  const { notices } = noticesApi.endpoints.listNotices.useQueryState(undefined, {
    selectFromResult: ({ currentData }) => ({ notices: currentData?.notices }),
  });
  const isShown = useSyncExternalStore(onVisibility, () => !document.hidden);
  const [readNotices] = useReadNoticesMutation();
  // After a failure the notice stays unread: no retry, until it is renewed.
  const tried = useRef(new Set<string>());
  useEffect(() => {
    if (notices === undefined || path === null || !isShown) return;
    const unread = notices
      .filter(({ href, read }) => href === `#${path}` && !read)
      .filter((notice) => !tried.current.has(momentOf(notice)));
    if (unread.length === 0) return;
    for (const notice of unread) tried.current.add(momentOf(notice));
    void readNotices({ ids: unread.map(({ id }) => id) });
  }, [notices, path, isShown, readNotices]);
}

/** Another one once a notice is renewed. */
function momentOf({ id, at }: Notice): string {
  return `${id} ${at}`;
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The ids of tickets with unread notices. Reads the cache only, because the bell makes the request. */
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
