import { Lock } from 'lucide';
import styled from 'styled-components';
import type {
  ContactMessage,
  ContactMessageEntry,
  ContactMessagePage,
} from '#contract/contactMessages.ts';
import { errorText } from '#src/api/apiError.ts';
import { useGetContactMessageQuery } from '#src/api/contactMessagesApi.ts';
import { pollingOptions } from '#src/api/api.ts';
import { useFileLinks } from '#src/api/fileLinks.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';
import { inCards } from '#ui/DataTable';
import { FileList } from '#ui/FileList';
import { Icon } from '#ui/Icon';
import { LinkedText } from '#ui/LinkedText';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { contactMessagesCopy as copy } from './contactMessagesCopy.ts';

/** A message, then its replies and notes, oldest first. */
export function ContactMessageThread({ message }: { message: ContactMessage }) {
  const { id, name, subject, at, message: text } = message;
  const { currentData: page, error, refetch } = useGetContactMessageQuery(id, pollingOptions);
  return (
    <Stack $gap={12} aria-busy={page === undefined && error === undefined}>
      <Entry as="div" $kind="reply">
        <Head>
          <strong>{name}</strong>
          <time dateTime={at}>{momentInLima(at)}</time>
        </Head>
        {subject !== '' && <Subject>{subject}</Subject>}
        <p>
          <LinkedText>{text}</LinkedText>
        </p>
      </Entry>
      {error !== undefined && (
        <RetryAlert onRetry={refetch} failedRequest={failedRequestOf(error)}>
          {errorText(error, page === undefined ? copy.threadFailed : copy.reloadFailed)}
        </RetryAlert>
      )}
      {page === undefined && error === undefined && (
        // As high as the line that says that there is no reply, so that the form below does not move.
        <div role="status" aria-label={copy.threadLoading}>
          <Skeleton width="60%" height="24px" />
        </div>
      )}
      {page?.entries.length === 0 && <Text $quiet>{copy.noEntries}</Text>}
      {page !== undefined && page.entries.length > 0 && <Entries entries={page.entries} />}
    </Stack>
  );
}

function Entries({ entries }: Pick<ContactMessagePage, 'entries'>) {
  const linkTo = useFileLinks();
  return (
    <List aria-label={copy.thread} aria-live="polite">
      {entries.map((entry) => (
        <Entry key={entry.id} $kind={entry.kind}>
          <Head>
            <strong>{entry.author.full_name}</strong>
            <span>
              {entry.kind === 'note' && <Icon of={Lock} inText />}
              <span>{entry.kind === 'note' ? copy.note : copy.reply}</span>
            </span>
            <time dateTime={entry.at}>{momentInLima(entry.at)}</time>
          </Head>
          <p>
            <LinkedText>{entry.body}</LinkedText>
          </p>
          <FileList files={entry.files ?? []} linkTo={linkTo} />
        </Entry>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]};
`;

/** A note has another frame than what is mailed. */
const Entry = styled.li<{ $kind: ContactMessageEntry['kind'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border: 1px ${({ $kind }) => ($kind === 'note' ? 'dashed' : 'solid')}
    ${({ theme, $kind }) => ($kind === 'note' ? theme.status.pending.text : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $kind }) =>
    $kind === 'note' ? theme.status.pending.soft : theme.color.surface};
  & > p {
    max-width: ${({ theme }) => theme.size.measure};
    font: ${({ theme }) => theme.font.body};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Cards show whole subjects. */
const Subject = styled.strong`
  font: ${({ theme }) => theme.font.bodyStrong};
  ${inCards} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[12]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  & > strong {
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]};
  }
  & > time {
    margin-left: auto;
  }
`;
