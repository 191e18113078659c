import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProjectPage } from '#contract/projectPages.ts';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { Alert } from '#ui/Alert';
import { ButtonLink } from '#ui/Button';
import { Card } from '#ui/Card';
import { PageContainer } from '#ui/Container';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { RetryAlert } from '#ui/RetryAlert';
import { RowSaves } from '#ui/RowSaves';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { up } from '#src/theme/theme.ts';
import { ProjectTimeline } from '../ProjectTimeline.tsx';
import { LazySchedule } from '../admin/PanelSchedule.tsx';
import { PhaseList } from './PhaseList.tsx';
import { ProjectSide } from './ProjectSide.tsx';
import { ProjectTickets } from './ProjectTickets.tsx';
import { Updates } from './Updates.tsx';
import { projectPageCopy as copy } from './projectPageCopy.ts';
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
  if (profile === null) return null;
  const isAdmin = profile.role === 'admin';
  const home = isAdmin ? paths.adminDashboard : paths.dashboard;
  return (
    <PageContainer>
      <RowSaves>
        <Stack $gap={24}>
          <Stack $gap={8}>
            <div>
              <Back to={home}>
                <Icon of={ArrowLeft} inText />
                {isAdmin ? copy.backToPanel : copy.back}
              </Back>
            </div>
            <Name as="h1" $look="title">
              {page?.project.name ?? copy.title}
            </Name>
          </Stack>
          {isMissing && page !== null && <Alert tone="notice">{copy.noLongerYours}</Alert>}
          {isMissing && page === null && (
            <EmptyState
              next={<ButtonLink to={home}>{isAdmin ? copy.backToPanel : copy.back}</ButtonLink>}
            >
              {copy.missing}
            </EmptyState>
          )}
          {error !== null && !isMissing && (
            <RetryAlert onRetry={retry} failedRequest={failedRequest}>
              {error}
            </RetryAlert>
          )}
          {page === null && error === null && (
            <Columns role="status" aria-label={copy.loading}>
              <BlankCard height="204px" />
              <Stack $gap={32}>
                {['238px', '304px'].map((height) => (
                  <Stack $gap={12} key={height}>
                    <Skeleton width="10rem" height="28px" />
                    <BlankCard height={height} />
                  </Stack>
                ))}
              </Stack>
            </Columns>
          )}
          {page !== null && (
            <Columns>
              <ProjectSide page={page} profile={profile} onEdit={() => setEditing(true)} />
              <Stack $gap={32}>
                {page.project.archivedAt !== null && <Alert tone="notice">{copy.archived}</Alert>}
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
                {page.phases.length > 0 && (
                  <Part title={copy.phases}>
                    <PhaseList page={page} profile={profile} />
                  </Part>
                )}
                <Part title={copy.updates}>
                  <Updates page={page} profile={profile} />
                </Part>
              </Stack>
              <Stack $gap={32}>
                <Part title={copy.tickets}>
                  <ProjectTickets tickets={page.tickets} />
                </Part>
                {page.history.length > 0 && <Part title={copy.history}>{showHistory(page)}</Part>}
              </Stack>
            </Columns>
          )}
        </Stack>
      </RowSaves>
    </PageContainer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" $gap={12} aria-label={title}>
      <Heading $look="section">{title}</Heading>
      {children}
    </Stack>
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

/** A card of a certain height that has not loaded. */
function BlankCard({ height }: { height: string }) {
  return (
    <Blank $height={height}>
      {[40, 72, 56].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="14px" />
      ))}
    </Blank>
  );
}

const Blank = styled(Card)<{ $height: string }>`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[20]};
  height: ${({ $height }) => $height};
`;

/** On wide screens the facts and what follows the phases form a second column. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[32]};
  align-items: start;
  ${up('lg')} {
    grid-template: auto 1fr / minmax(0, 1fr) 22rem;
    & > :nth-child(1),
    & > :nth-child(3) {
      grid-column: 2;
    }
    /* Beside the first card, not its heading. */
    & > :nth-child(1) {
      margin-top: ${({ theme }) => theme.space[40]};
    }
    & > :nth-child(2) {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
`;
