import { useId } from 'react';
import type { ReactNode } from 'react';
import type { RowsView } from '#src/lib/rowsView.ts';
import { Heading } from '#ui/Heading';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ticketsCopy } from './ticketsCopy.ts';

export interface TicketsRegionProps extends Pick<
  RowsView<never>,
  'isLoading' | 'failure' | 'retry'
> {
  title: string;
  /** Shown while tickets load. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Renders tickets in each state: loading, failed, loaded. After a failed reload the old ones stay. */
export function TicketsRegion({
  title,
  isLoading,
  failure,
  retry,
  skeleton,
  children,
}: TicketsRegionProps) {
  const headingId = useId();
  return (
    <Stack as="section" $gap={16} aria-labelledby={headingId} aria-busy={isLoading}>
      <Heading $look="section" id={headingId}>
        {title}
      </Heading>
      {failure !== null && (
        <RetryAlert onRetry={retry} failedRequest={failure.failedRequest}>
          {failure.message}
        </RetryAlert>
      )}
      {isLoading ? (
        <>
          <VisuallyHidden role="status">{ticketsCopy.loading}</VisuallyHidden>
          {skeleton}
        </>
      ) : (
        children
      )}
    </Stack>
  );
}
