import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { serviceTitle } from '#contract/serviceTitles.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { Badge } from '#ui/Badge';
import { Icon } from '#ui/Icon';
import { Progress } from '#ui/Progress';
import {
  ProjectFrame,
  ProjectName,
  ProjectRow,
  ServiceLine,
  TimelinePanel,
  TimelineToggle,
} from './ProjectRow.styles.ts';
import { ProjectTimeline, timelineModule } from './ProjectTimeline.tsx';
import { projectsCopy, timelineOf } from './projectsCopy.ts';

export interface ProjectCardProps {
  project: Project;
  /** For who runs projects of several clients. */
  namesClient: boolean;
}

/** One project as a list item: service, name, status, progress; it opens in place to its timeline (DASH-3). */
export function ProjectCard({ project, namesClient }: ProjectCardProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const service = serviceTitle(project.serviceId) ?? projectsCopy.otherService;
  return (
    <ProjectFrame as="li">
      <ProjectRow onPointerEnter={prepareTimeline} onFocus={prepareTimeline}>
        <div>
          <ServiceLine>{service}</ServiceLine>
          <ProjectName>{project.name}</ProjectName>
          {namesClient && <ServiceLine>Cliente: {project.userName}</ServiceLine>}
        </div>
        <Badge {...lookOfStatus(project.status)}>{project.status}</Badge>
        <Progress label={projectsCopy.progress} value={project.progress} />
        <TimelineToggle
          variant="quiet"
          size="small"
          icon={<Icon of={ChevronDown} inText />}
          aria-label={timelineOf(project.name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {projectsCopy.timeline}
        </TimelineToggle>
      </ProjectRow>
      {isOpen && (
        <TimelinePanel id={panelId} role="group" aria-label={timelineOf(project.name)}>
          <ProjectTimeline phases={project.phases} />
        </TimelinePanel>
      )}
    </ProjectFrame>
  );
}

/** A failure is told when the project is opened. */
function prepareTimeline(): void {
  timelineModule.load().catch(() => undefined);
}
