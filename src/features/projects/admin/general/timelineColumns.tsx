import { use } from 'react';
import styled from 'styled-components';
import type { Project } from '#contract/projects.ts';
import { lookOfPhase } from '#src/content/statuses.ts';
import { instantOf } from '#src/lib/calendar.ts';
import { userLabel } from '#src/lib/personLabel.ts';
import { useToday } from '#src/lib/useNow.ts';
import { Badge } from '#ui/Badge';
import { HEAD_HEIGHT } from '#ui/DataTable';
import type { Column } from '#ui/DataTable';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { stateOf } from '../../gantt/ganttCopy.ts';
import { factsOf } from '../../projectFacts.ts';
import { adminProjectsCopy } from '../adminProjectsCopy.ts';
import { ProjectName } from '../ProjectName.tsx';
import { generalCopy } from './generalCopy.ts';
import { Today } from './PhaseBar.styles.ts';
import { PhaseBars } from './PhaseBars.tsx';
import { ScaleContext } from './timeScale.ts';

export const projectAndClient: Column<Project> = {
  id: 'proyecto',
  label: adminProjectsCopy.project,
  field: 'name',
  width: 'minmax(7rem, 1.7fr)',
  look: 'name',
  text: ({ name }) => name,
  cell: (project) => <ProjectName project={project}>{userLabel(project)}</ProjectName>,
};

export const phaseBars: Column<Project> = {
  id: 'cronograma',
  label: generalCopy.chart,
  head: <MonthNames />,
  width: 'minmax(0, 2.5fr)',
  look: 'bare',
  text: ({ name }) => name,
  cell: (project) => <PhaseBars project={project} />,
};

/** The list's rows on one scale of time. */
export const timelineColumns: readonly Column<Project>[] = [
  projectAndClient,
  {
    id: 'fase',
    label: generalCopy.phase,
    width: '10rem',
    text: ({ name }) => name,
    cell: (project) => <CurrentPhase project={project} />,
  },
  phaseBars,
];

/** The phase at hand and its state in words. */
function CurrentPhase({ project }: { project: Project }) {
  const { current, overdue } = factsOf(project, instantOf(useToday()));
  if (current === null) {
    const hasPhases = Array.isArray(project.phases) && project.phases.length > 0;
    return <Quiet>{hasPhases ? generalCopy.nothingOpen : generalCopy.noPhases}</Quiet>;
  }
  const state = current.state ?? (current === overdue ? 'atrasada' : undefined);
  return (
    <div>
      <Line>{current.name}</Line>
      {state && (
        // The bars' colours are those of the phases.
        <Badge {...lookOfPhase(state)} {...(state !== 'atrasada' && { color: 'neutral' })}>
          {stateOf({ state, end: new Date(current.endDate) })}
        </Badge>
      )}
    </div>
  );
}

/** The head of the bars: the months, and where today is. */
function MonthNames() {
  const scale = use(ScaleContext);
  const months = scale?.months ?? [];
  const today = scale?.today ?? null;
  return (
    <>
      <VisuallyHidden>{generalCopy.chart}</VisuallyHidden>
      <Months aria-hidden>
        {months.map(({ at, label }) => (
          <Month key={at} style={{ '--at': `${at}%` }}>
            {label}
          </Month>
        ))}
        {today !== null && <Today style={{ '--at': `${today}%` }}>{generalCopy.today}</Today>}
      </Months>
    </>
  );
}

const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Quiet = styled(Line)`
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;

const Months = styled.div`
  position: relative;
  height: ${HEAD_HEIGHT};
`;

const Month = styled.span`
  position: absolute;
  bottom: 1px;
  left: var(--at);
  padding-left: 4px;
  font: ${({ theme }) => theme.font.small};
  white-space: nowrap;
`;
