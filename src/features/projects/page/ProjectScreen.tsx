import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import type { ProjectPage } from '#contract/projectPages.ts';
import { newTicketPath, paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { Alert } from '#ui/Alert';
import { ButtonLink } from '#ui/Button';
import { Card } from '#ui/Card';
import { PageContainer } from '#ui/Container';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ProjectTimeline } from '../ProjectTimeline.tsx';
import { LazySchedule } from '../admin/PanelSchedule.tsx';
import { ProjectSaves } from '../admin/ProjectSaves.tsx';
import { PhaseList } from './PhaseList.tsx';
import { Columns, LoadingProject, Part } from './ProjectFrame.tsx';
import { hasScope, ProjectScope } from './ProjectScope.tsx';
import { ProjectSide } from './ProjectSide.tsx';
import { ProjectTickets } from './ProjectTickets.tsx';
import { Updates } from './Updates.tsx';
import { useWaitingPhases, WaitingDeliveries } from './WaitingDeliveries.tsx';
import { projectPageCopy as copy } from './projectPageCopy.ts';
import { runsProject } from './runsProject.ts';
import { useProject } from './useProject.ts';

export interface ProjectScreenProps {
  id: string;
  /** Renders the history, which is another feature's. */
  showHistory: (page: ProjectPage) => ReactNode;
}

/** A project's own page, for its client, its manager and admins. */
export function ProjectScreen({ id, showHistory }: ProjectScreenProps) {
  const { page, isMissing, error, failedRequest, retry, readFresh } = useProject(id);
  const profile = useSelector(selectProfile);
  const [isEditing, setEditing] = useState(false);
  const waiting = useWaitingPhases(page, profile);
  if (profile === null) return null;
  const isAdmin = profile.role === 'admin';
  const isLoading = page === null && error === null && !isMissing;
  const isGone = isMissing && page === null;
  const isBlank =
    page !== null && page.phases.length + page.updates.length === 0 && !runsProject(page, profile);
  const scope = page !== null && hasScope(page) && (
    <Part title={copy.scope}>
      <ProjectScope project={page.project} />
    </Part>
  );
  const home = isAdmin ? paths.adminDashboard : paths.dashboard;
  return (
    <PageContainer>
      <ProjectSaves>
        <Stack $gap={24}>
          <Stack $gap={8}>
            {!isGone && (
              <div>
                <Back to={home}>
                  <Icon of={ArrowLeft} inText />
                  <span>{isAdmin ? copy.backToPanel : copy.back}</span>
                </Back>
              </div>
            )}
            <Name as="h1" $look="title">
              {isLoading ? (
                <>
                  <VisuallyHidden>{copy.title}</VisuallyHidden>
                  <Skeleton width="22rem" height="1lh" />
                </>
              ) : (
                (page?.project.name ?? (isGone ? copy.missingTitle : copy.title))
              )}
            </Name>
          </Stack>
          {isMissing && page !== null && <Alert tone="notice">{copy.noLongerYours}</Alert>}
          {isGone && (
            <EmptyState
              next={
                <ButtonLink variant="primary" to={home}>
                  {isAdmin ? copy.returnToPanel : copy.returnHome}
                </ButtonLink>
              }
            >
              {copy.missing}
            </EmptyState>
          )}
          {error !== null && !isMissing && (
            <RetryAlert onRetry={retry} failedRequest={failedRequest}>
              {error}
            </RetryAlert>
          )}
          {isLoading && <LoadingProject />}
          {page?.project.archivedAt && <Alert tone="notice">{copy.archived}</Alert>}
          {page !== null && <WaitingDeliveries page={page} profile={profile} shown={waiting} />}
          {page !== null && (
            <Columns $isBlank={isBlank && !hasScope(page)}>
              <ProjectSide
                page={page}
                profile={profile}
                onEdit={() => setEditing(true)}
                isBlank={isBlank}
              />
              {isBlank ? (
                <Stack $gap={32}>
                  {scope}
                  <BlankProject page={page} profile={profile} />
                </Stack>
              ) : (
                <Stack $gap={32}>
                  <Part title={copy.timeline}>
                    {isEditing ? (
                      <Card>
                        <LazySchedule
                          project={{ ...page.project, phases: page.phases }}
                          readFresh={readFresh}
                          onClose={() => setEditing(false)}
                        />
                      </Card>
                    ) : (
                      <TimelineCard phases={page.phases} />
                    )}
                  </Part>
                  {scope}
                  {page.phases.length > 0 && (
                    <Part title={copy.phases}>
                      <PhaseList page={page} profile={profile} above={waiting} />
                    </Part>
                  )}
                  <Part title={copy.updates}>
                    <Updates page={page} profile={profile} />
                  </Part>
                </Stack>
              )}
              <Stack $gap={32}>
                {page.tickets.length > 0 && (
                  <Part title={copy.tickets}>
                    <ProjectTickets tickets={page.tickets} />
                  </Part>
                )}
                {page.history.length > 0 && <Part title={copy.history}>{showHistory(page)}</Part>}
              </Stack>
            </Columns>
          )}
        </Stack>
      </ProjectSaves>
    </PageContainer>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 24px;
  font: ${({ theme }) => theme.font.smallStrong};
  @media print {
    display: none;
  }
`;

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

/** The chart in a card; without phases a sentence alone, as in the parts below. */
function TimelineCard({ phases }: Pick<ProjectPage, 'phases'>) {
  const chart = <ProjectTimeline phases={phases} />;
  return phases.length === 0 ? chart : <Card>{chart}</Card>;
}

/** A project of which only the facts are known yet. */
function BlankProject({ page: { project }, profile }: { page: ProjectPage; profile: Profile }) {
  const isClients = profile.id === project.client.id && project.archivedAt === null;
  return (
    <EmptyState
      next={
        isClients && (
          <>
            <Text $quiet>{copy.blankNext}</Text>
            <ButtonLink variant="primary" to={newTicketPath(project.id)}>
              {copy.write}
            </ButtonLink>
          </>
        )
      }
    >
      {copy.blank}
    </EmptyState>
  );
}
