import { useId } from 'react';
import { agoText } from '#src/lib/agoText.ts';
import { projectPath } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Head, Main, Row, Rows, Section } from '#ui/WorkList';
import { awaitingOf } from './projectFacts.ts';
import type { ProjectFacts } from './projectFacts.ts';
import { phaseOf, projectsCopy } from './projectsCopy.ts';

export interface AwaitingAnswerProps {
  facts: readonly ProjectFacts[];
  now: Date;
}

/** The deliveries that wait for the client; nothing without any. */
export function AwaitingAnswer({ facts, now }: AwaitingAnswerProps) {
  const headingId = useId();
  const awaiting = awaitingOf(facts);
  if (awaiting.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <Heading $look="section" id={headingId}>
          {projectsCopy.awaitingTitle}
        </Heading>
      </Head>
      <Rows $tone="notice">
        {awaiting.map(({ project, phase: { id, name, deliveredAt } }) => (
          <Row key={id}>
            <Main>
              <strong>{phaseOf(name, project.name)}</strong>
              {typeof deliveredAt === 'string' && (
                <span>
                  {projectsCopy.delivered}{' '}
                  <time dateTime={deliveredAt}>{agoText(deliveredAt, now.getTime())}</time>
                </span>
              )}
            </Main>
            <ButtonLink
              variant="primary"
              size="small"
              to={projectPath(project.id)}
              aria-label={`${projectsCopy.review}: ${phaseOf(name, project.name)}`}
            >
              {projectsCopy.review}
            </ButtonLink>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
