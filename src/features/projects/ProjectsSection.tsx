import { useId } from 'react';
import type { Project } from '#contract/projects.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectFrame, ProjectRow } from './ProjectRow.styles.ts';
import { projectsCopy } from './projectsCopy.ts';

export interface ProjectsSectionProps {
  /** null while they are on their way. */
  projects: readonly Project[] | null;
  /** The raw role: content is not routing (AUTH-7). */
  role: string;
}

export function ProjectsSection({ projects, role }: ProjectsSectionProps) {
  const headingId = useId();
  const isManager = role === 'project_manager';
  return (
    <Stack as="section" $gap={12} aria-labelledby={headingId} aria-busy={projects === null}>
      <Heading $look="section" id={headingId}>
        {isManager ? projectsCopy.assignedTitle : projectsCopy.activeTitle}
      </Heading>
      {projects === null && (
        <>
          <VisuallyHidden role="status">{projectsCopy.loading}</VisuallyHidden>
          <ProjectSkeletons />
        </>
      )}
      {projects?.length === 0 && <NoProjects role={role} />}
      {projects !== null && projects.length > 0 && (
        <Stack as="ul" $gap={12}>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} namesClient={isManager} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** The empty text of each role (DASH-4) with what there is to do instead. */
function NoProjects({ role }: { role: string }) {
  switch (role) {
    case 'project_manager':
      return (
        <EmptyState next={<Text $quiet>Cuando te asignen uno, lo verás aquí con su avance.</Text>}>
          {projectsCopy.noneAssigned}
        </EmptyState>
      );
    case 'ticket_manager':
      return (
        <EmptyState next={<ButtonLink to={paths.support}>Atender tickets</ButtonLink>}>
          {projectsCopy.noneActive}
        </EmptyState>
      );
    default:
      return (
        <EmptyState next={<ButtonLink to={paths.services}>Explorar servicios</ButtonLink>}>
          {projectsCopy.noneActive}
        </EmptyState>
      );
  }
}

/** Two rows where projects will stand, as high as they will be. */
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
        </ProjectFrame>
      ))}
    </Stack>
  );
}
