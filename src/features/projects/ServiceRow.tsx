import { Link } from 'react-router-dom';
import type { Service } from '#src/content/services.ts';
import { newTicketPath, paths } from '#src/lib/paths.ts';
import type { SupportRequest } from '#src/lib/supportRequest.ts';
import { Icon } from '#ui/Icon';
import { Row, ServiceLinks, ServiceTitle } from './ContractedServices.styles.ts';
import { helpWith, projectsCopy } from './projectsCopy.ts';

interface ServiceRowProps {
  service: Service;
  /** The project that help with it is about; null if that is not clear. */
  projectId: string | null;
}

/** A contracted service with links to the tickets and to a new one about it. */
export function ServiceRow({ service: { title, icon }, projectId }: ServiceRowProps) {
  return (
    <Row>
      <ServiceTitle>
        <Icon of={icon} />
        {title}
      </ServiceTitle>
      <ServiceLinks>
        <Link to={paths.support}>{projectsCopy.toTickets}</Link>
        <Link
          to={projectId === null ? paths.support : newTicketPath(projectId)}
          state={{ subject: `${title}: ` } satisfies SupportRequest}
          aria-label={helpWith(title)}
        >
          {projectsCopy.help}
        </Link>
      </ServiceLinks>
    </Row>
  );
}
