import type { Complaint } from '#contract/complaints.ts';
import { useListComplaintsQuery } from '#src/api/complaintsApi.ts';
import { headOptions, useHead } from '#src/api/useHead.ts';
import { ListRegion } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { Text } from '#ui/Text';
import { dayIn } from './dueState.ts';
import { inboxColumns } from './inboxColumns.tsx';
import { inboxCopy } from './inboxCopy.ts';
import { InboxTable } from './InboxTable.tsx';

/** The admin panel's complaints. */
export function ComplaintsInbox() {
  const read = useHead(useListComplaintsQuery(undefined, headOptions<Complaint>()), inboxCopy);
  return (
    <ListRegion
      {...read}
      loading={inboxCopy.loading}
      filters={2}
      columns={inboxColumns(dayIn(new Date()))}
      empty={
        <EmptyState next={<Text $quiet>{inboxCopy.noneNext}</Text>}>{inboxCopy.none}</EmptyState>
      }
    >
      {(head) => <InboxTable head={head} />}
    </ListRegion>
  );
}
