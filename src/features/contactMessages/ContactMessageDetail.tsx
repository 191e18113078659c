import { use } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ContactMessage } from '#contract/contactMessages.ts';
import { useGetContactMessageQuery } from '#src/api/contactMessagesApi.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { panelPath } from '#src/lib/panelPaths.ts';
import { projectPath } from '#src/lib/paths.ts';
import { greetingText } from '#src/lib/whatsapp.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { up } from '#src/theme/theme.ts';
import { Badge } from '#ui/Badge';
import { ButtonLink } from '#ui/Button';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Phone } from '#ui/Phone';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Address } from '#ui/Address';
import { EntryForm } from './EntryForm.tsx';
import { ContactMessageFields } from './ContactMessageFields.tsx';
import { channelLabel, contactMessagesCopy as copy, statusLabel } from './contactMessagesCopy.ts';
import { ContactMessageThread } from './ContactMessageThread.tsx';

/** A message: the conversation with who wrote it, beside what is known of them and what comes next. */
export function ContactMessageDetail({ message }: { message: ContactMessage }) {
  const showHistory = use(HistorySlot);
  const userId = useSelector(selectUserId);
  const { id, idea } = message;
  return (
    <Sides>
      <Stack $gap={16}>
        <Heading $look="section">{copy.thread}</Heading>
        <ContactMessageThread message={message} />
        {userId !== null && <EntryForm message={message} userId={userId} />}
        {showHistory({ object: `message:${id}` })}
      </Stack>
      <Side>
        <ContactMessageFields message={message} />
        <NextStep message={message} />
        <SenderFacts message={message} />
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
        {message.email !== null && <Others id={id} email={message.email} />}
      </Side>
    </Sides>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack $gap={12}>
      <Title>{title}</Title>
      {children}
    </Stack>
  );
}

function SenderFacts({
  message: { name, email, subject, phone, contactBy, channel, account },
}: {
  message: ContactMessage;
}) {
  return (
    <Facts aria-label={copy.facts}>
      <div>
        <dt>{copy.name}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{copy.email}</dt>
        <dd>
          {email === null ? (
            copy.noEmail
          ) : (
            <a href={`mailto:${email}`} aria-label={email}>
              <Address>{email}</Address>
            </a>
          )}
        </dd>
      </div>
      {phone !== null && (
        <div>
          <dt>{copy.phone}</dt>
          <dd>
            <Phone greeting={greetingText(name, subject)}>{phone}</Phone>
          </dd>
        </div>
      )}
      {contactBy !== null && (
        <div>
          <dt>{copy.contactBy}</dt>
          <dd>{contactBy}</dd>
        </div>
      )}
      <div>
        <dt>{copy.channel}</dt>
        <dd>{channelLabel(channel)}</dd>
      </div>
      <div>
        <dt>{copy.account}</dt>
        <dd>
          {account === null ? (
            copy.noAccount
          ) : (
            <Link to={panelPath('proyectos', { client: account.id })}>{account.full_name}</Link>
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
  const { currentData: page } = useGetContactMessageQuery(id);
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
  gap: ${({ theme }) => theme.space[24]};
  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

const Side = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[20]};
  font: ${({ theme }) => theme.font.small};
`;

const Title = styled.h3`
  font: ${({ theme }) => theme.font.bodyStrong};
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
  & > div {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
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
