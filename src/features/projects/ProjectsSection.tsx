import { useId } from 'react';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { ButtonLink } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ProjectCard } from './ProjectCard.tsx';
import type { ProjectFacts } from './projectFacts.ts';
import { byDate, inOrderOfWork } from './projectOrder.ts';
import { ProjectFrame, ProjectRow } from './ProjectRow.styles.ts';
import { projectsCopy } from './projectsCopy.ts';

export interface ProjectsSectionProps {
  /** Null while loading. */
  facts: readonly ProjectFacts[] | null;
  now: Date;
  /** The role as the API names it; it selects texts and order only and decides no access (AUTH-7). */
  role: string;
  /** Whether the person runs a project, rather than being its client. */
  isRun: (facts: ProjectFacts) => boolean;
  /** Whether projects have pages of their own. */
  hasPages: boolean;
}

/** A project manager's work, in its order; for others the running projects, by the next date. */
export function ProjectsSection({ facts, now, role, isRun, hasPages }: ProjectsSectionProps) {
  const headingId = useId();
  const isManager = role === 'project_manager';
  const all = facts ?? [];
  const shown = isManager
    ? inOrderOfWork(all)
    : byDate(all).filter(({ isFinished }) => !isFinished);
  const firstDated = shown.find((one) => one.current !== null && !isRun(one));
  return (
    <Stack as="section" $gap={12} aria-labelledby={headingId} aria-busy={facts === null}>
      <Heading $look="section" id={headingId}>
        {isManager ? projectsCopy.assignedTitle : projectsCopy.activeTitle}
      </Heading>
      {facts === null && (
        <>
          <VisuallyHidden role="status">{projectsCopy.loading}</VisuallyHidden>
          <ProjectSkeletons />
        </>
      )}
      {facts !== null && shown.length === 0 && <NoProjects role={role} />}
      {shown.length > 0 && (
        <Stack as="ul" $gap={12}>
          {shown.map((one) => (
            <ProjectCard
              key={one.project.id}
              facts={one}
              now={now}
              isManager={isRun(one)}
              hasPage={hasPages}
              // With the specified calls alone, timelines open by their button alone.
              startsOpen={one === firstDated && hasPages}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** The finished projects, which a project manager has among the others; nothing without any. */
export function FinishedProjects({
  facts,
  now,
  isRun,
  hasPages,
}: Omit<ProjectsSectionProps, 'facts' | 'role'> & { facts: readonly ProjectFacts[] }) {
  const headingId = useId();
  const finished = facts.filter(({ isFinished }) => isFinished);
  if (finished.length === 0) return null;
  return (
    <Stack as="section" $gap={12} aria-labelledby={headingId}>
      <Heading $look="section" id={headingId}>
        {projectsCopy.finishedTitle}
      </Heading>
      <Stack as="ul" $gap={12}>
        {finished.map((one) => (
          <ProjectCard
            key={one.project.id}
            facts={one}
            now={now}
            isManager={isRun(one)}
            hasPage={hasPages}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** The empty state for each role (DASH-4), with a next step. */
function NoProjects({ role }: { role: string }) {
  switch (role) {
    case 'project_manager':
      return (
        <EmptyState next={<Text $quiet>Cuando te asignen uno, lo verás aquí con su avance.</Text>}>
          {projectsCopy.noneAssigned}
        </EmptyState>
      );
    case 'client':
      return (
        <EmptyState
          next={
            <ButtonLink variant="primary" to={paths.services}>
              Explorar servicios
            </ButtonLink>
          }
        >
          {projectsCopy.noneActive}
        </EmptyState>
      );
    // What staff has to do stands above.
    default:
      return <Text $quiet>{projectsCopy.noneActive}</Text>;
  }
}

/** Two skeleton rows with the height of projects. */
function ProjectSkeletons() {
  return (
    <Stack $gap={12} aria-hidden>
      {[240, 180].map((width) => (
        <ProjectFrame key={width}>
          <ProjectRow>
            <Stack $gap={8}>
              <Skeleton width="160px" height="14px" />
              <Skeleton width={`${width}px`} height="25px" />
            </Stack>
            <Skeleton width="104px" height="24px" />
            <Stack $gap={8}>
              <Skeleton width="64px" height="16px" />
              <Skeleton width="100%" height="8px" />
            </Stack>
            <Skeleton width="8rem" height="36px" />
          </ProjectRow>
          <SkeletonFacts>
            {[140, 100].map((width) => (
              <Stack $gap={8} key={width}>
                <Skeleton width="72px" height="12px" />
                <Skeleton width={`${width}px`} height="20px" />
              </Stack>
            ))}
          </SkeletonFacts>
        </ProjectFrame>
      ))}
    </Stack>
  );
}

/** As `CardFacts`. */
const SkeletonFacts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[32]};
  padding: 0 ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]};
  ${up('sm')} {
    padding-inline: ${({ theme }) => theme.space[20]};
  }
  ${up('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
