import type { Project } from '#contract/projects.ts';
import { serviceById } from '#src/content/services.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { Badge } from '#ui/Badge';
import { Progress } from '#ui/Progress';
import { ProjectName, ProjectRow, ServiceLine } from './ProjectRow.styles.ts';
import { projectsCopy } from './projectsCopy.ts';

export interface ProjectCardProps {
  project: Project;
  /** For who runs projects of several clients. */
  namesClient: boolean;
}

/** One project as a list item: service, name, status, progress (spec section 2). */
export function ProjectCard({ project, namesClient }: ProjectCardProps) {
  const service = serviceById(project.serviceId)?.title ?? projectsCopy.otherService;
  return (
    <ProjectRow as="li">
      <div>
        <ServiceLine>{service}</ServiceLine>
        <ProjectName>{project.name}</ProjectName>
        {namesClient && <ServiceLine>Cliente: {project.userName}</ServiceLine>}
      </div>
      <Badge {...lookOfStatus(project.status)}>{project.status}</Badge>
      <Progress label={projectsCopy.progress} value={project.progress} />
    </ProjectRow>
  );
}
