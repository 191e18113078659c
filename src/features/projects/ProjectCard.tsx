import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { serviceTitle } from '#contract/serviceTitles.ts';
import { userLabel } from '#src/lib/personLabel.ts';
import { projectPath } from '#src/lib/paths.ts';
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
import { CardFacts } from './CardFacts.tsx';
import type { ProjectFacts } from './projectFacts.ts';
import { ProjectTimeline } from './ProjectTimeline.tsx';
import { timelineCode } from './timelineCode.ts';
import { projectsCopy, timelineOf } from './projectsCopy.ts';

export interface ProjectCardProps {
  facts: ProjectFacts;
  now: Date;
  /** Whoever runs projects sees those of several clients, and what to do about them. */
  isManager: boolean;
  /** Whether it has a page of its own. */
  hasPage: boolean;
  /** Whether its timeline is open at first. */
  startsOpen?: boolean;
}

/** A project as a list item: service, name, status and progress; it expands to its timeline (DASH-3). */
export function ProjectCard({
  facts,
  now,
  isManager,
  hasPage,
  startsOpen = false,
}: ProjectCardProps) {
  const { project } = facts;
  const [isOpen, setOpen] = useState(startsOpen);
  const panelId = useId();
  const service = serviceTitle(project.serviceId) ?? projectsCopy.otherService;
  return (
    <ProjectFrame as="li">
      <ProjectRow onPointerEnter={prepareTimeline} onFocus={prepareTimeline}>
        <div>
          <ServiceLine>{service}</ServiceLine>
          <ProjectName title={project.name}>
            {hasPage ? <Link to={projectPath(project.id)}>{project.name}</Link> : project.name}
          </ProjectName>
          {isManager && <ServiceLine>Cliente: {userLabel(project)}</ServiceLine>}
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
      <CardFacts facts={facts} now={now} isManager={isManager} hasTable={hasPage}>
        {isOpen && (
          <TimelinePanel id={panelId} role="group" aria-label={timelineOf(project.name)}>
            <ProjectTimeline phases={project.phases} />
          </TimelinePanel>
        )}
      </CardFacts>
    </ProjectFrame>
  );
}

/** Prefetches the timeline's code; an error is shown when the project is expanded. */
function prepareTimeline(): void {
  timelineCode.load().catch(() => undefined);
}
