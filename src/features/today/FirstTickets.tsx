import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ListQuery } from '#src/api/listsApi.ts';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import { useRows } from '#src/api/useRows.ts';
import { agoText } from '#src/lib/agoText.ts';
import { thousands } from '#src/lib/countText.ts';
import { paths, ticketPath } from '#src/lib/paths.ts';
import { userLabel } from '#src/lib/personLabel.ts';
import { useNow } from '#src/lib/useNow.ts';
import { ButtonLink } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { RetryAlert } from '#ui/RetryAlert';
import { Actions } from '#ui/Stack';
import { UnreadMark } from '#ui/UnreadMark';
import { Beside, Head, Main, Row, Rows, Section } from '#ui/WorkList';
import { ofTotal, ticketListCopy } from './ticketListCopy.ts';
import { UsualRows } from './TicketsSkeleton.tsx';
import type { TicketsOutline } from './TicketsSkeleton.tsx';
import { todayCopy } from './todayCopy.ts';

interface FirstTicketsProps extends TicketsOutline {
  query: ListQuery;
  /** The line in place of rows, and where to go from there. */
  none: string;
  ways: readonly (readonly [label: string, to: string])[];
  /** Whether nothing shows while there are no rows. */
  isLeftOutEmpty?: boolean;
}

/** The first tickets of a view, or a line that says that there are none. */
export function FirstTickets({
  title,
  query,
  none,
  ways,
  usually,
  isLeftOutEmpty = false,
}: FirstTicketsProps) {
  const headingId = useId();
  const { rows, total, isLoading, failure, retry } = useRows('tickets', query, todayCopy.failed);
  const now = useNow();
  const unread = useUnreadTickets();
  const hasRows = isLoading ? usually > 0 : rows.length > 0;
  if (rows.length === 0 && failure !== null) {
    return (
      <RetryAlert onRetry={retry} failedRequest={failure.failedRequest}>
        {failure.message}
      </RetryAlert>
    );
  }
  if (isLeftOutEmpty && rows.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} aria-busy={isLoading}>
      <Head>
        <Heading $look="section" id={headingId}>
          {title}
        </Heading>
        {total.count > rows.length && <span>{ofTotal(rows.length, thousands(total.count))}</span>}
        {hasRows && (
          <ButtonLink size="small" to={paths.support}>
            {ticketListCopy.all}
          </ButtonLink>
        )}
      </Head>
      {isLoading && <UsualRows usually={usually} />}
      {!isLoading && !hasRows && (
        <EmptyState
          next={
            <Actions>
              {ways.map(([label, to]) => (
                <ButtonLink key={label} to={to}>
                  {label}
                </ButtonLink>
              ))}
            </Actions>
          }
        >
          {none}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Rows>
          {rows.map(({ id, subject, waitingSince, ...row }) => (
            <Row key={id}>
              <Main>
                <Link to={ticketPath(id)}>{subject}</Link>
                {unread.has(id) && <UnreadMark />}
              </Main>
              <Beside>
                <span>{userLabel(row)}</span>
                {waitingSince ? (
                  <time dateTime={waitingSince}>{agoText(waitingSince, now)}</time>
                ) : (
                  <span>{ticketListCopy.clientsTurn}</span>
                )}
              </Beside>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
