import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notice } from '#contract/notices.ts';
import { ticketOf, useReadNoticesMutation } from '#src/api/noticesApi.ts';
import { normalPath, paths } from '#src/lib/paths.ts';

/** Whoever looks at a ticket's page has read what its notices say. */
export function useReadWithTicket(notices: readonly Notice[] | null): void {
  const path = normalPath(useLocation().pathname);
  const isShown = useSyncExternalStore(onVisibility, () => !document.hidden);
  const [readNotices] = useReadNoticesMutation();
  // A failure is not repeated: the notice stays unread.
  const tried = useRef(new Set<string>());
  useEffect(() => {
    if (notices === null || !isShown) return;
    const ids = notices.flatMap((notice) => {
      const isHere = `${paths.support}/${ticketOf(notice) ?? ''}` === path;
      return isHere && !notice.read && !tried.current.has(notice.id) ? notice.id : [];
    });
    if (ids.length === 0) return;
    for (const id of ids) tried.current.add(id);
    void readNotices({ ids });
  }, [notices, path, isShown, readNotices]);
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
