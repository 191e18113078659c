import { useId } from 'react';
import { Link } from 'react-router-dom';
import { agoText } from '#src/lib/agoText.ts';
import type { Ticket } from '#contract/tickets.ts';
import { projectPath, ticketPath } from '#src/lib/paths.ts';
import { Heading } from '#ui/Heading';
import { Beside, Head, Main, Row, Rows, Section } from '#ui/WorkList';
import { awaitingOf } from './projectFacts.ts';
import type { ProjectFacts } from './projectFacts.ts';
import { phaseOf, projectsCopy } from './projectsCopy.ts';

export interface AwaitingAnswerProps {
  facts: readonly ProjectFacts[];
  /** Those that the agency has answered. */
  tickets: readonly Ticket[];
  now: Date;
}

/** The deliveries and tickets that wait for the client; nothing without any. */
export function AwaitingAnswer({ facts, tickets, now }: AwaitingAnswerProps) {
  const headingId = useId();
  const awaiting = awaitingOf(facts);
  if (awaiting.length === 0 && tickets.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <Heading $look="section" id={headingId}>
          {projectsCopy.awaitingTitle}
        </Heading>
      </Head>
      <Rows>
        {awaiting.map(({ project, phase: { id, name, deliveredAt } }) => (
          <Row key={id}>
            <Main>
              <Link to={projectPath(project.id)}>{phaseOf(name, project.name)}</Link>
            </Main>
            {typeof deliveredAt === 'string' && (
              <Beside>
                <time dateTime={deliveredAt}>
                  {projectsCopy.delivered} {agoText(deliveredAt, now.getTime())}
                </time>
              </Beside>
            )}
          </Row>
        ))}
        {tickets.map(({ id, subject }) => (
          <Row key={id}>
            <Main>
              <Link to={ticketPath(id)}>{subject}</Link>
            </Main>
            <Beside>{projectsCopy.answeredTicket}</Beside>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
