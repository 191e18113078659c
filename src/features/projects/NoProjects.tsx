import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Text } from '#ui/Text';
import { projectsCopy } from './projectsCopy.ts';

/** The empty text of each role (DASH-4) with what there is to do instead. */
export function NoProjects({ role }: { role: string }) {
  switch (role) {
    case 'project_manager':
      return (
        <EmptyState next={<Text $quiet>Cuando te asignen uno, lo verás aquí con su avance.</Text>}>
          {projectsCopy.noneAssigned}
        </EmptyState>
      );
    case 'ticket_manager':
      return (
        <EmptyState next={<ButtonLink to={paths.support}>Atender tickets</ButtonLink>}>
          {projectsCopy.noneActive}
        </EmptyState>
      );
    default:
      return (
        <EmptyState next={<ButtonLink to={paths.services}>Explorar servicios</ButtonLink>}>
          {projectsCopy.noneActive}
        </EmptyState>
      );
  }
}
