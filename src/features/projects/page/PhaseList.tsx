import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import type { ProjectPage, ProjectPhase } from '#contract/projectPages.ts';
import { lookOfPhase } from '#src/content/statuses.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { up } from '#src/theme/theme.ts';
import { Badge } from '#ui/Badge';
import { Stack } from '#ui/Stack';
import { Summary } from '#ui/Summary';
import { AnswerForm } from './AnswerForm.tsx';
import { DeliverForm } from './DeliverForm.tsx';
import { DeliveryView } from './DeliveryView.tsx';
import { Item, Items } from './ProjectPage.styles.ts';
import { phaseStateNames, projectPageCopy as copy } from './projectPageCopy.ts';
import { runsProject } from './runsProject.ts';

export interface PhaseListProps {
  page: ProjectPage;
  profile: Profile;
}

/** The project's phases with their deliveries, and what this person can do with them. */
export function PhaseList({ page, profile }: PhaseListProps) {
  const { project, phases } = page;
  const runs = runsProject(page, profile);
  // An answer by the agency would prove nothing (ADR-0038).
  const answers =
    profile.id === project.client.id && profile.role === 'client' && project.archivedAt === null;
  return (
    <Items>
      {phases.map((phase) => (
        <Phase key={phase.id} phase={phase}>
          {runs && phase.state !== 'aprobada' && (
            <DeliverForm projectId={project.id} phase={phase} userId={profile.id} />
          )}
          {answers && phase.deliveries[0] && (
            // Of this delivery: a newer one is not approved unseen.
            <AnswerForm
              key={phase.deliveries[0].id}
              projectId={project.id}
              phase={phase}
              delivery={phase.deliveries[0].id}
              userId={profile.id}
            />
          )}
        </Phase>
      ))}
    </Items>
  );
}

function Phase({ phase, children }: { phase: ProjectPhase; children: ReactNode }) {
  const { name, state, startDate, endDate, deliveries } = phase;
  const [latest, ...earlier] = deliveries;
  return (
    <Item aria-label={name} tabIndex={-1}>
      <Head>
        <h3>{name}</h3>
        <Badge {...lookOfPhase(state)}>{phaseStateNames[state]}</Badge>
        <span>
          <time dateTime={startDate}>{dayInLima(startDate)}</time>
          {' – '}
          <time dateTime={endDate}>{dayInLima(endDate)}</time>
        </span>
      </Head>
      {latest && <DeliveryView delivery={latest} />}
      {earlier.length > 0 && (
        <Earlier>
          <Summary>{`${copy.earlier} (${earlier.length})`}</Summary>
          <Stack $gap={16}>
            {earlier.map((delivery) => (
              <DeliveryView key={delivery.id} delivery={delivery} />
            ))}
          </Stack>
        </Earlier>
      )}
      {children}
    </Item>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  & > h3 {
    font: ${({ theme }) => theme.font.bodyStrong};
  }
  & > span:last-child {
    flex-basis: 100%;
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
    ${up('sm')} {
      flex-basis: auto;
      margin-left: auto;
    }
  }
`;

const Earlier = styled.details`
  & > :not(summary) {
    margin-top: ${({ theme }) => theme.space[8]};
  }
`;
