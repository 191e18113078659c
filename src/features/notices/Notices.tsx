import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText } from '#src/api/apiError.ts';
import { useIsLiveQuery, useLivePolling } from '#src/api/live.ts';
import { useListNoticesQuery, useReadNotices } from '#src/api/noticesApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { projectPath } from '#src/lib/paths.ts';
import { useMenu } from '#src/lib/useMenu.ts';
import { LazyPart } from '#ui/LazyPart';
import { Bell } from './Bell.tsx';
import { Panel, Place } from './Notices.styles.ts';
import { noticePartsCode } from './noticePartsCode.ts';
import { noticesCopy } from './noticesCopy.ts';

const PANEL_ID = 'avisos';

/** The bell with its list. Keeps the stream of events open. */
export function Notices() {
  useIsLiveQuery();
  const polling = useLivePolling();
  const read = useListNoticesQuery(undefined, polling);
  const { pathname } = useLocation();
  // A ticket reads its own, since it is shown in rows too.
  useReadNotices(pathname.startsWith(projectPath('')) ? pathname : null);
  const { open, toggle, rootRef, buttonRef } = useMenu<HTMLDivElement>();
  const [isChoosing, setChoosing] = useState(false);
  // The bell comes with its number.
  if (read.currentData === undefined && read.error === undefined) return null;

  function choose() {
    // The dialog gives focus back to where it was.
    buttonRef.current?.focus();
    toggle();
    setChoosing(true);
  }

  return (
    <Place ref={rootRef}>
      <Bell
        ref={buttonRef}
        unread={read.currentData?.unread ?? 0}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        onClick={toggle}
      />
      <Panel id={PANEL_ID} hidden={!open} aria-label={noticesCopy.title}>
        {open && (
          <LazyPart
            code={noticePartsCode}
            loading={noticesCopy.loading}
            failed={noticesCopy.loadFailed}
          >
            {({ NoticeList }) => (
              <NoticeList
                notices={read.currentData?.notices ?? null}
                unread={read.currentData?.unread ?? 0}
                error={
                  read.error === undefined ? null : errorText(read.error, noticesCopy.loadFailed)
                }
                failedRequest={failedRequestOf(read.error)}
                onRetry={read.refetch}
                onChoose={choose}
              />
            )}
          </LazyPart>
        )}
      </Panel>
      {isChoosing && (
        <LazyPart
          code={noticePartsCode}
          loading={noticesCopy.loading}
          failed={noticesCopy.loadFailed}
        >
          {({ MailPreferences }) => <MailPreferences onClose={() => setChoosing(false)} />}
        </LazyPart>
      )}
    </Place>
  );
}
