import { TableSkeleton } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { inboxCopy } from './inboxCopy.ts';
import { InboxTable } from './InboxTable.tsx';
import { useInbox } from './useInbox.ts';

/** The admin panel's complaints: loading, error, empty, or table. */
export function ComplaintsInbox() {
  const { head, error, failedRequest, retry } = useInbox();
  const isLoading = head === null && error === null;
  return (
    <Stack $gap={24} aria-busy={isLoading}>
      {error !== null && (
        <RetryAlert onRetry={retry} failedRequest={failedRequest}>
          {error}
        </RetryAlert>
      )}
      {isLoading && (
        <>
          <VisuallyHidden role="status">{inboxCopy.loading}</VisuallyHidden>
          <TableSkeleton />
        </>
      )}
      {head?.rows.length === 0 && (
        <EmptyState next={<Text $quiet>{inboxCopy.noneNext}</Text>}>{inboxCopy.none}</EmptyState>
      )}
      {head !== null && head.rows.length > 0 && <InboxTable head={head} />}
    </Stack>
  );
}
