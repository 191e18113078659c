import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import { useRows } from '#src/api/useRows.ts';
import { agoText } from '#src/lib/agoText.ts';
import { thousands } from '#src/lib/countText.ts';
import { paths } from '#src/lib/paths.ts';
import { useNow } from '#src/lib/useNow.ts';
import { ButtonLink } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { RetryAlert } from '#ui/RetryAlert';
import { UnreadMark } from '#ui/UnreadMark';
import { Beside, Head, Main, Row, Rows, Section } from '#ui/WorkList';
import { ofTotal, todayCopy } from './todayCopy.ts';

/** The five that have waited longest. */
const waiting = { state: 'waiting', sort: 'waitingSince', limit: '5' };

/** The tickets that wait longest for an answer. */
export function WaitingTickets() {
  const headingId = useId();
  const { rows, total, failure, retry } = useRows('tickets', waiting, todayCopy.waitingFailed);
  const now = useNow();
  const unread = useUnreadTickets();
  if (rows.length === 0 && failure !== null) {
    return (
      <RetryAlert onRetry={retry} failedRequest={failure.failedRequest}>
        {failure.message}
      </RetryAlert>
    );
  }
  if (rows.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <Heading $look="section" id={headingId}>
          {todayCopy.waiting}
        </Heading>
        {total.count > rows.length && <span>{ofTotal(rows.length, thousands(total.count))}</span>}
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
