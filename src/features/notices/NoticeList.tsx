import { Mail } from 'lucide';
import { Link } from 'react-router-dom';
import type { Notice } from '#contract/notices.ts';
import { useReadNoticesMutation } from '#src/api/noticesApi.ts';
import { agoText } from '#src/lib/agoText.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { useNow } from '#src/lib/useNow.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Foot, Head, Notes, Row, Rows, Title, When } from './Notices.styles.ts';
import { noticesCopy, restText } from './noticesCopy.ts';

/** As many as the server answers at most. */
const MOST = 50;

export interface NoticeListProps {
  /** null until there are some to show. */
  notices: readonly Notice[] | null;
  unread: number;
  /** What the last read said when it failed. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  onRetry: () => Promise<unknown>;
  /** Opens the choice of what is mailed. */
  onChoose: () => void;
}

/** Notices, newest first; each leads to its ticket. */
export function NoticeList({
  notices,
  unread,
  error,
  failedRequest,
  onRetry,
  onChoose,
}: NoticeListProps) {
  const now = useNow();
  const [readNotices, reading] = useReadNoticesMutation();
  const unlisted = unread - (notices?.filter(({ read }) => !read).length ?? unread);
  return (
    <>
      <Head>
        <Heading $look="section">{noticesCopy.title}</Heading>
        {unread > 0 && (
          <Button size="small" variant="quiet" onClick={() => void readNotices({})}>
            {noticesCopy.readAll}
          </Button>
        )}
      </Head>
      {(error !== null || reading.isError) && (
        <Notes>
          {error !== null && (
            <RetryAlert onRetry={onRetry} failedRequest={failedRequest}>
              {error}
            </RetryAlert>
          )}
          {reading.isError && <Alert tone="error">{noticesCopy.readFailed}</Alert>}
        </Notes>
      )}
      {notices === null && error === null && (
        <Notes role="status" aria-label={noticesCopy.loading}>
          <Skeleton width="80%" height="20px" />
          <Skeleton width="60%" height="20px" />
        </Notes>
      )}
      {notices?.length === 0 && (
        <Notes as={Stack} $gap={4}>
          <Text>{noticesCopy.none}</Text>
          <Text $look="small" $quiet>
            {noticesCopy.noneNext}
          </Text>
        </Notes>
      )}
      {notices !== null && notices.length > 0 && (
        <Rows>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeRow
                notice={notice}
                now={now}
                onRead={() => {
                  if (!notice.read) void readNotices({ ids: [notice.id] });
                }}
              />
            </li>
          ))}
        </Rows>
      )}
      <Foot>
        <Button size="small" variant="quiet" icon={<Icon of={Mail} inText />} onClick={onChoose}>
          {noticesCopy.byMail}
        </Button>
        {notices?.length === MOST && (
          <Text $look="small" $quiet>
            {unlisted > 0 ? restText(unlisted) : noticesCopy.fifty}
          </Text>
        )}
      </Foot>
    </>
  );
}

interface NoticeRowProps {
  notice: Notice;
  now: number;
  onRead: () => void;
}

function NoticeRow({ notice, now, onRead }: NoticeRowProps) {
  const { title, at, read, href } = notice;
  return (
    <Row as={Link} to={href.replace(/^#/, '')} $unread={!read} onClick={onRead}>
      <Title>
        {!read && <VisuallyHidden>{noticesCopy.unread}: </VisuallyHidden>}
        <span>{title}</span>
      </Title>
      <When dateTime={at}>{agoText(at, now)}</When>
    </Row>
  );
}
