import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import type { ProjectPage } from '#contract/projectPages.ts';
import { serviceTitle } from '#contract/serviceTitles.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { newTicketPath } from '#src/lib/paths.ts';
import { roomBelow } from '#src/theme/theme.ts';
import { LABELS_ABOVE } from '#src/theme/tokens.ts';
import { Badge } from '#ui/Badge';
import { Button, ButtonLink } from '#ui/Button';
import { Card } from '#ui/Card';
import { Progress } from '#ui/Progress';
import { Actions } from '#ui/Stack';
import { ProgressField } from '../admin/ProgressField.tsx';
import { StatusField } from '../admin/StatusField.tsx';
import { projectsCopy } from '../projectsCopy.ts';
import { projectPageCopy as copy } from './projectPageCopy.ts';
import { runsProject } from './runsProject.ts';

export interface ProjectSideProps {
  page: ProjectPage;
  profile: Profile;
  /** Opens the schedule editor. */
  onEdit: () => void;
  /** Whether the page's empty state has the link to support. */
  isBlank: boolean;
}

/** The project's facts; whoever runs it changes status, progress and schedule here. */
export function ProjectSide({ page, profile, onEdit, isBlank }: ProjectSideProps) {
  const { project } = page;
  const runs = runsProject(page, profile);
  return (
    <Card as="section" aria-label={copy.facts}>
      {!runs && <Progress label={copy.progress} value={project.progress} />}
      <Facts>
        <div>
          <dt>{copy.status}</dt>
          <dd>
            {runs ? (
              <StatusField project={project} />
            ) : (
              <Badge {...lookOfStatus(project.status)}>{project.status}</Badge>
            )}
          </dd>
        </div>
        {runs && (
          <div>
            <dt>{copy.progress}</dt>
            <dd>
              <ProgressField project={project} />
            </dd>
          </div>
        )}
        <div>
          <dt>{copy.service}</dt>
          <dd>{serviceTitle(project.serviceId) ?? projectsCopy.otherService}</dd>
        </div>
        {profile.id !== project.client.id && (
          <div>
            <dt>{copy.client}</dt>
            <dd>{project.client.full_name}</dd>
          </div>
        )}
        <div>
          <dt>{copy.inCharge}</dt>
          <dd>{project.assigned_to?.full_name ?? <Quiet>{copy.nobodyYet}</Quiet>}</dd>
        </div>
      </Facts>
      {!isBlank && (
        <OnScreen>
          {runs && (
            <Button size="small" onClick={() => onEdit()}>
              {copy.edit}
            </Button>
          )}
          {profile.id === project.client.id && (
            <ButtonLink size="small" to={newTicketPath(project.id)}>
              {copy.write}
            </ButtonLink>
          )}
        </OnScreen>
      )}
    </Card>
  );
}

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.ink2};
  font-weight: 400;
`;

const OnScreen = styled(Actions)`
  @media print {
    display: none;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  margin-block: ${({ theme }) => theme.space[16]};
  &:first-child {
    margin-top: 0;
  }
  &:last-child {
    margin-bottom: 0;
  }
  font: ${({ theme }) => theme.font.small};
  & > div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: baseline;
    gap: ${({ theme }) => theme.space[12]};
    ${roomBelow(LABELS_ABOVE)} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  & dt {
    color: ${({ theme }) => theme.color.ink2};
  }
  & dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & select {
    max-width: 15rem;
  }
`;
