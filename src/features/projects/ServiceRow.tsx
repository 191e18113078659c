import { Link } from 'react-router-dom';
import type { Project } from '#contract/projects.ts';
import type { Service } from '#src/content/services.ts';
import { paths, projectPath } from '#src/lib/paths.ts';
import type { SupportRequest } from '#src/lib/supportRequest.ts';
import { Icon } from '#ui/Icon';
import { Row, ServiceLinks, ServiceTitle } from './ContractedServices.styles.ts';
import { helpWith, projectsCopy } from './projectsCopy.ts';

interface ServiceRowProps {
  service: Service;
  /** The person's projects of this service that have pages. */
  projects: readonly Project[];
}

/** A contracted service with links to its projects, the tickets and support. */
export function ServiceRow({ service: { title, icon }, projects }: ServiceRowProps) {
  return (
    <Row>
      <ServiceTitle>
        <Icon of={icon} />
        {title}
      </ServiceTitle>
      <ServiceLinks>
        {projects.map(({ id, name }) => (
          <Link key={id} to={projectPath(id)} title={name}>
            Ver {name}
          </Link>
        ))}
        <Link to={paths.support}>{projectsCopy.toTickets}</Link>
        <Link
          to={paths.support}
          state={{ subject: `${title}: ` } satisfies SupportRequest}
          aria-label={helpWith(title)}
        >
          {projectsCopy.help}
        </Link>
      </ServiceLinks>
    </Row>
  );
}
