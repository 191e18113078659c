import { useState } from 'react';
import { errorText } from '#src/api/apiError.ts';
import { selectIsOffered } from '#src/api/furtherCalls.ts';
import { useIsLiveQuery, useLivePolling } from '#src/api/live.ts';
import { useListNoticesQuery } from '#src/api/noticesApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { useMenu } from '#src/lib/useMenu.ts';
import { Bell } from './Bell.tsx';
import { MailPreferences } from './MailPreferences.tsx';
import { NoticeList } from './NoticeList.tsx';
import { Panel, Place } from './Notices.styles.ts';
import { noticesCopy } from './noticesCopy.ts';

const PANEL_ID = 'avisos';

/** The bell with its list, where the server has notices. Keeps the stream of events open, whether it has or not. */
export function Notices() {
  useIsLiveQuery();
  const polling = useLivePolling();
  const read = useListNoticesQuery(undefined, polling);
  const { open, toggle, rootRef, buttonRef } = useMenu<HTMLDivElement>();
  const [isChoosing, setChoosing] = useState(false);
  if (selectIsOffered(read).isOffered !== true) return null;

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
          <NoticeList
            notices={read.currentData?.notices ?? null}
            unread={read.currentData?.unread ?? 0}
            error={read.error === undefined ? null : errorText(read.error, noticesCopy.loadFailed)}
            failedRequest={failedRequestOf(read.error)}
            onRetry={read.refetch}
            onChoose={choose}
          />
        )}
      </Panel>
      {isChoosing && <MailPreferences onClose={() => setChoosing(false)} />}
    </Place>
  );
}
