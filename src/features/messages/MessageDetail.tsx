import { use } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ContactMessage } from '#contract/messages.ts';
import { useGetMessageQuery } from '#src/api/messagesApi.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';
import { panelPath } from '#src/lib/panelPaths.ts';
import { projectPath } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { Badge } from '#ui/Badge';
import { ButtonLink } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { EntryForm } from './EntryForm.tsx';
import { MessageFields } from './MessageFields.tsx';
import { messagesCopy as copy, statusLabel } from './messagesCopy.ts';
import { MessageThread } from './MessageThread.tsx';

/** A message: what was written and by whom, what was answered, and what comes next. */
export function MessageDetail({ message }: { message: ContactMessage }) {
  const showHistory = use(HistorySlot);
  const { id, subject, message: text, at, idea } = message;
  return (
    <Sides>
      <Stack $gap={24}>
        <Part title={subject}>
          <Text $look="small" $quiet>
            <time dateTime={at}>{momentInLima(at)}</time>
          </Text>
          <Words>{text}</Words>
        </Part>
        {idea !== null && (
          <Part title={copy.idea}>
            <Quote>
              <strong>{idea.name}</strong>
              <Text $look="small" $quiet>
                {copy.prompt}
              </Text>
              <Words>{idea.prompt}</Words>
              <Link to={panelPath('ideas', { buscar: idea.name, abierta: idea.id })}>
                {copy.seeIdea}
              </Link>
            </Quote>
          </Part>
        )}
        <SenderFacts message={message} />
        <Others id={id} email={message.email} />
      </Stack>
      <Stack $gap={24}>
        <MessageFields message={message} />
        <NextStep message={message} />
        <Part title={copy.thread}>
          <MessageThread id={id} />
        </Part>
        <EntryForm kind="reply" message={message} />
        <EntryForm kind="note" message={message} />
        {showHistory({ object: `message:${id}` })}
      </Stack>
    </Sides>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack $gap={12}>
      <Heading $look="section">{title}</Heading>
      {children}
    </Stack>
  );
}

function SenderFacts({ message: { name, email, account } }: { message: ContactMessage }) {
  return (
    <Facts aria-label={copy.facts}>
      <div>
        <dt>{copy.name}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{copy.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{copy.account}</dt>
        <dd>
          {account === null ? (
            copy.noAccount
          ) : (
            <Link to={panelPath('proyectos', { buscar: account.full_name })}>
              {account.full_name}
            </Link>
          )}
        </dd>
      </div>
    </Facts>
  );
}

/** The project that came of the message, or the way to one. */
function NextStep({ message: { id, project } }: { message: ContactMessage }) {
  if (project === null) {
    return (
      <div>
        <ButtonLink to={panelPath('proyectos', { mensaje: id })}>{copy.convert}</ButtonLink>
      </div>
    );
  }
  return (
    <p>
      {copy.project}: <Link to={projectPath(project.id)}>{project.name}</Link>
    </p>
  );
}

/** Other messages of the address, newest first. */
function Others({ id, email }: { id: string; email: string }) {
  const { currentData: page } = useGetMessageQuery(id);
  if (page === undefined || page.others.length === 0) return null;
  return (
    <Part title={copy.others}>
      <OtherList aria-label={copy.others}>
        {page.others.map((other) => (
          <li key={other.id}>
            <Link to={panelPath('mensajes', { buscar: email, abierta: other.id })}>
              {other.subject}
            </Link>
            <Badge {...lookOfStatus(other.status)}>{statusLabel(other.status)}</Badge>
            <time dateTime={other.at}>{dayInLima(other.at)}</time>
          </li>
        ))}
      </OtherList>
    </Part>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[32]};
  ${up('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Keeps the line breaks of what somebody wrote. */
const Words = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Quote = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${({ theme }) => theme.space[8]};
  padding-left: ${({ theme }) => theme.space[16]};
  border-left: 3px solid ${({ theme }) => theme.color.accent};
  & > strong {
    font: ${({ theme }) => theme.font.bodyStrong};
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  font: ${({ theme }) => theme.font.body};
  & > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[12]};
  }
  & dt {
    color: ${({ theme }) => theme.color.ink2};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const OtherList = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  font: ${({ theme }) => theme.font.small};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
    overflow-wrap: anywhere;
  }
  & a {
    flex-basis: 100%;
  }
  & time {
    color: ${({ theme }) => theme.color.ink2};
  }
`;
