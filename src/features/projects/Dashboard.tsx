import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { PageContainer } from '#ui/Container';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ContractedServices } from './ContractedServices.tsx';
import { Greeting } from './Greeting.tsx';

import { ProjectsSection } from './ProjectsSection.tsx';
import { projectsCopy } from './projectsCopy.ts';
import { useDashboard } from './useDashboard.ts';

export interface DashboardProps {
  /** What another feature has to tell who arrives. */
  notice?: ReactNode;
}

/** The client's and the project manager's panel. */
export function Dashboard({ notice }: DashboardProps) {
  const profile = useSelector(selectProfile);
  return (
    <PageContainer>
      {profile === null ? (
        <Text role="status" $quiet>
          {projectsCopy.loadingPerson}
        </Text>
      ) : (
        <Stack $gap={40}>
          <Greeting profile={profile} />
          {notice}
          <DashboardSections role={profile.role} />
        </Stack>
      )}
    </PageContainer>
  );
}

/** A component of its own, so that nothing is requested before the profile is known. */
function DashboardSections({ role }: { role: string }) {
  const { view, failedRequest, retry } = useDashboard();
  const error = view.kind === 'failed' ? view.message : view.kind === 'ready' && view.reloadError;
  const isManager = role === 'project_manager';
  return (
    <Stack $gap={40}>
      {error && (
        <RetryAlert failedRequest={failedRequest} onRetry={retry}>
          {error}
        </RetryAlert>
      )}
      {view.kind !== 'failed' && (
        <>
          <ProjectsSection
            projects={view.kind === 'ready' ? view.data.projects : null}
            role={role}
          />
          {!isManager && (
            <ContractedServices serviceIds={view.kind === 'ready' ? view.data.serviceIds : null} />
          )}
        </>
      )}
    </Stack>
  );
}
