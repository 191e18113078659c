import type { Service } from '#src/content/services.ts';
import { paths } from '#src/lib/paths.ts';
import type { SupportRequest } from '#src/lib/supportRequest.ts';
import { Icon } from '#ui/Icon';
import { Skeleton } from '#ui/Skeleton';
import { HelpLink, Includes, ServiceTitle } from './ContractedServices.styles.ts';
import { helpWith, projectsCopy } from './projectsCopy.ts';

/** A contracted service with its deliverables and a link to support. */
export function ServiceCell({ service: { title, includes, icon } }: { service: Service }) {
  return (
    <>
      <ServiceTitle>
        <Icon of={icon} />
        {title}
      </ServiceTitle>
      <Includes lines={includes} />
      <HelpLink
        to={paths.support}
        state={{ subject: `${title}: ` } satisfies SupportRequest}
        aria-label={helpWith(title)}
      >
        {projectsCopy.help}
      </HelpLink>
    </>
  );
}

/** Skeleton with the height of a service. */
export function ServiceCellSkeleton() {
  return (
    <>
      <Skeleton width="220px" height="24px" />
      <Skeleton width="280px" height="20px" />
      <Skeleton width="96px" height="24px" />
    </>
  );
}
