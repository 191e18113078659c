import { useId } from 'react';
import type { Project } from '#contract/projects.ts';
import { serviceById } from '#src/content/services.ts';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Services } from './ContractedServices.styles.ts';
import { projectsCopy } from './projectsCopy.ts';
import { ServiceRow } from './ServiceRow.tsx';

export interface ContractedServicesProps {
  /** Ids missing in the catalogue are skipped (DASH-2). */
  serviceIds: readonly number[];
  /** The person's projects, of which tickets may be; none where they cannot. */
  projects: readonly Project[];
}

/** The person's contracted services (DASH-2); project managers do not see this section. */
export function ContractedServices({ serviceIds, projects }: ContractedServicesProps) {
  const headingId = useId();
  const contracted = serviceIds.flatMap((id) => serviceById(id) ?? []);
  return (
    <Stack as="section" $gap={12} aria-labelledby={headingId}>
      <Heading $look="section" id={headingId}>
        {projectsCopy.servicesTitle}
      </Heading>
      {contracted.length === 0 && <Text $quiet>{projectsCopy.noServices}</Text>}
      {contracted.length > 0 && (
        <Services>
          {contracted.map((service) => (
            <ServiceRow
              key={service.id}
              service={service}
              projectId={projectOf(service.id, projects)}
            />
          ))}
        </Services>
      )}
    </Stack>
  );
}

/** A service's only running project, or its only one; null if there are several. */
function projectOf(service: number, projects: readonly Project[]): string | null {
  const all = projects.filter(({ serviceId }) => serviceId === service);
  const running = all.filter(({ status }) => status !== 'Completado');
  const [first, ...others] = running.length > 0 ? running : all;
  return first !== undefined && others.length === 0 ? first.id : null;
}
