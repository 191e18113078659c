import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import type { ProjectPage, ProjectPhase } from '#contract/projectPages.ts';
import { Stack } from '#ui/Stack';
import { Summary } from '#ui/Summary';
import { AnswerForm } from './AnswerForm.tsx';
import { DeliverForm } from './DeliverForm.tsx';
import { DeliveryView } from './DeliveryView.tsx';
import { PhaseHead } from './PhaseHead.tsx';
import { Item, Items } from './ProjectPage.styles.ts';
import { projectPageCopy as copy } from './projectPageCopy.ts';
import { mayAnswer, runsProject } from './runsProject.ts';

export interface PhaseListProps {
  page: ProjectPage;
  profile: Profile;
  /** Phases whose latest delivery is shown above. */
  above: readonly string[];
}

/** The project's phases with their deliveries, and what this person can do with them. */
export function PhaseList({ page, profile, above }: PhaseListProps) {
  const { project, phases } = page;
  const runs = runsProject(page, profile);
  return (
    <Items>
      {phases.map((phase) => (
        <Phase key={phase.id} phase={phase} isAbove={above.includes(phase.id)}>
          {runs && phase.state !== 'aprobada' && (
            <DeliverForm projectId={project.id} phase={phase} userId={profile.id} />
          )}
          {mayAnswer(page, profile) && phase.deliveries[0] && !above.includes(phase.id) && (
            // Shows only what was typed before somebody else answered.
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

interface PhaseProps {
  phase: ProjectPhase;
  isAbove: boolean;
  children: ReactNode;
}

function Phase({ phase, isAbove, children }: PhaseProps) {
  const [latest, ...earlier] = phase.deliveries;
  return (
    <Item aria-label={phase.name}>
      <PhaseHead phase={phase} />
      {latest && !isAbove && <DeliveryView delivery={latest} />}
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

const Earlier = styled.details`
  & > :not(summary) {
    margin-top: ${({ theme }) => theme.space[8]};
  }
`;
