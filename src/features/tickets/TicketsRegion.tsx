import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { Heading } from '#ui/Heading';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ticketsCopy } from './ticketsCopy.ts';
import type { TicketsRead } from './useTickets.ts';

export interface TicketsRegionProps extends TicketsRead {
  title: string;
  /** Shown while tickets load. */
  skeleton: ReactNode;
  empty: ReactNode;
  children: (head: ListHead<Ticket>) => ReactNode;
}

/** Renders tickets in each state: loading, failed, empty, loaded. After a failed reload the old ones stay. */
export function TicketsRegion({
  title,
  head,
  error,
  failedRequest,
  retry,
  skeleton,
  empty,
  children,
}: TicketsRegionProps) {
  const headingId = useId();
  const isLoading = head === null && error === null;
  return (
    <Stack as="section" $gap={16} aria-labelledby={headingId} aria-busy={isLoading}>
      <Heading $look="section" id={headingId}>
        {title}
      </Heading>
      {error !== null && (
        <RetryAlert onRetry={retry} failedRequest={failedRequest}>
          {error}
        </RetryAlert>
      )}
      {isLoading && (
        <>
          <VisuallyHidden role="status">{ticketsCopy.loading}</VisuallyHidden>
          {skeleton}
        </>
      )}
      {head !== null && (head.rows.length === 0 ? empty : children(head))}
    </Stack>
  );
}
