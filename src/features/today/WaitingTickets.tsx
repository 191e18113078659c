import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '#src/api/apiError.ts';
import { useLivePolling } from '#src/api/live.ts';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import { useListWaitingTicketsQuery } from '#src/api/waitingApi.ts';
import { agoText } from '#src/lib/agoText.ts';
import { thousands } from '#src/lib/countText.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { RetryAlert } from '#ui/RetryAlert';
import { UnreadMark } from '#ui/UnreadMark';
import { Beside, Head, Main, Row, Rows, Section } from '#ui/WorkList';
import { ofTotal, todayCopy } from './todayCopy.ts';

/** The tickets that wait longest for an answer. */
export function WaitingTickets() {
  const headingId = useId();
  const {
    currentData: page,
    error,
    refetch,
    fulfilledTimeStamp,
  } = useListWaitingTicketsQuery(undefined, useLivePolling());
  const [openedAt] = useState(() => Date.now());
  const now = fulfilledTimeStamp ?? openedAt;
  const unread = useUnreadTickets();
  if (page === undefined && error !== undefined) {
    return (
      <RetryAlert onRetry={refetch} failedRequest={failedRequestOf(error)}>
        {errorText(error, todayCopy.waitingFailed)}
      </RetryAlert>
    );
  }
  if (!page || page.rows.length === 0) return null;
  const { rows, total } = page;
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <Heading $look="section" id={headingId}>
          {todayCopy.waiting}
        </Heading>
        {total > rows.length && <span>{ofTotal(rows.length, thousands(total))}</span>}
        <ButtonLink size="small" to={paths.support}>
          {todayCopy.all}
        </ButtonLink>
      </Head>
      <Rows>
        {rows.map(({ id, subject, userName, waitingSince, createdAt }) => (
          <Row key={id}>
            <Main>
              <Link to={`${paths.support}/${id}`}>{subject}</Link>
              {unread.has(id) && <UnreadMark />}
              <span>{userName}</span>
            </Main>
            <Beside>
              <time dateTime={waitingSince ?? createdAt}>
                {agoText(waitingSince ?? createdAt, now)}
              </time>
            </Beside>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
