import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Profile } from '#contract/people.ts';
import { roleLabel } from '#contract/roleLabels.ts';
import { useNow } from '#src/lib/useNow.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { PageContainer } from '#ui/Container';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { AnsweredTickets } from './AnsweredTickets.tsx';
import { AwaitingAnswer } from './AwaitingAnswer.tsx';
import { ContractedServices } from './ContractedServices.tsx';
import { summaryText } from './factsText.ts';
import { Greeting } from './Greeting.tsx';
import { factsOf } from './projectFacts.ts';
import type { ProjectFacts } from './projectFacts.ts';
import { FinishedProjects, ProjectsSection } from './ProjectsSection.tsx';
import { projectsCopy } from './projectsCopy.ts';
import { useDashboard } from './useDashboard.ts';
import { Work } from './work/Work.tsx';

export interface DashboardProps {
  /** A notice of another feature. */
  notice?: ReactNode;
  /** The tickets assigned to a project manager, of another feature. */
  managersTickets?: ReactNode;
  /** Whether projects and tickets have pages of their own. */
  hasPages: boolean;
}

/** The dashboard: one's own projects, and those that one runs. */
export function Dashboard({ notice, managersTickets, hasPages }: DashboardProps) {
  const profile = useSelector(selectProfile);
  return (
    <PageContainer>
      {profile === null ? (
        <Text role="status" $quiet>
          {projectsCopy.loadingPerson}
        </Text>
      ) : (
        <DashboardSections
          profile={profile}
          notice={notice}
          managersTickets={managersTickets}
          hasPages={hasPages}
        />
      )}
    </PageContainer>
  );
}

/** A component of its own, so that nothing is requested before the profile is known. */
function DashboardSections({
  profile,
  notice,
  managersTickets,
  hasPages,
}: DashboardProps & { profile: Profile }) {
  const { id, role } = profile;
  const { view, failedRequest, retry } = useDashboard();
  const data = view.kind === 'ready' ? view.data : null;
  const now = new Date(useNow());
  const facts = data?.projects.map((project) => factsOf(project, now)) ?? null;
  const error = view.kind === 'failed' ? view.message : view.kind === 'ready' && view.reloadError;
  const isManager = role === 'project_manager';
  /** Whether the person runs a project, rather than being its client: an admin may do both. */
  const isRun = ({ project }: ProjectFacts) =>
    isManager || (role === 'admin' && project.assigned_to?.id === id);
  const run = facts?.filter(isRun) ?? [];
  const own = facts?.filter((one) => !isRun(one)) ?? [];
  const purpose = role === 'client' ? projectsCopy.clientPurpose : roleLabel(role);
  const summary = role === 'client' ? summaryText(facts ?? [], now) : null;
  return (
    <Stack $gap={40}>
      <Greeting
        profile={profile}
        changes={role === 'client'}
        news={role === 'client' && hasPages && <AnsweredTickets />}
      >
        {summary ?? purpose}
      </Greeting>
      {notice}
      {error && (
        <RetryAlert failedRequest={failedRequest} onRetry={retry}>
          {error}
        </RetryAlert>
      )}
      {view.kind !== 'failed' && (
        <>
          {!isManager && hasPages && <AwaitingAnswer facts={own} now={now} />}
          {(isManager || run.length > 0) && hasPages && <Work facts={facts && run} />}
          {isManager && managersTickets}
          <ProjectsSection facts={facts} now={now} role={role} isRun={isRun} hasPages={hasPages} />
          {!isManager && data !== null && (
            <>
              <FinishedProjects facts={facts ?? []} now={now} isRun={isRun} hasPages={hasPages} />
              <ContractedServices
                serviceIds={data.serviceIds}
                projects={hasPages ? own.map(({ project }) => project) : []}
              />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
