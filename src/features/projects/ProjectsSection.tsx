import { useId } from 'react';
import type { Project } from '#contract/projects.ts';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { NoProjects } from './NoProjects.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectSkeletons } from './ProjectSkeletons.tsx';
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
