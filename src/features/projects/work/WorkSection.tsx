import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Project } from '#contract/projects.ts';
import { projectPath } from '#src/lib/paths.ts';
import { PlainTable, useIsCards } from '#ui/DataTable';
import type { Column } from '#ui/DataTable';
import { Heading } from '#ui/Heading';
import { Beside, Head, Main, Row, Rows, Section } from '#ui/WorkList';
import { TimelineFrame } from '../admin/general/GeneralTimeline.tsx';
import { phaseBars, projectAndClient } from '../admin/general/timelineColumns.tsx';
import type { ProjectFacts } from '../projectFacts.ts';
import { projectsCopy } from '../projectsCopy.ts';
import { PhaseAtHand } from './PhaseAtHand.tsx';
import { workCopy } from './workCopy.ts';

const columns: readonly Column<Project>[] = [
  projectAndClient,
  {
    id: 'fase',
    label: workCopy.phase,
    width: '12rem',
    text: ({ name }) => name,
    cell: (project) => <PhaseAtHand project={project} inLines />,
  },
  {
    id: 'avance',
    label: projectsCopy.progress,
    width: '3.5rem',
    look: 'end',
    text: ({ progress }) => `${progress}\u00a0%`,
  },
  phaseBars,
];

export interface WorkSectionProps {
  /** The running projects, in their order. */
  facts: readonly ProjectFacts[];
}

/**
 * A manager's running projects: a table with their schedules on one scale of time. Where there is no room for one, a short
 * list: the cards below have clients and schedules.
 */
export function WorkSection({ facts }: WorkSectionProps) {
  const headingId = useId();
  const isShort = useIsCards();
  const projects = facts.map(({ project }) => project);
  const heading = (
    <Heading $look="section" id={headingId}>
      {workCopy.title}
    </Heading>
  );
  return (
    <Section aria-labelledby={headingId}>
      {isShort ? (
        <>
          <Head>{heading}</Head>
          <ShortRows projects={projects} />
        </>
      ) : (
        <TimelineFrame>
          {({ lead, foot }) => (
            <>
              <Head>
                {heading}
                <Lead>{lead}</Lead>
              </Head>
              <PlainTable label={workCopy.title} columns={columns} rows={projects} />
              {foot}
            </>
          )}
        </TimelineFrame>
      )}
    </Section>
  );
}

function ShortRows({ projects }: { projects: readonly Project[] }) {
  return (
    <Rows>
      {projects.map((project) => (
        <Row key={project.id}>
          <Main>
            <Link to={projectPath(project.id)}>{project.name}</Link>
          </Main>
          <Beside>
            <PhaseAtHand project={project} />
          </Beside>
        </Row>
      ))}
    </Rows>
  );
}

/** On paper nothing moves the months. */
const Lead = styled.div`
  @media print {
    & button {
      display: none;
    }
  }
`;
