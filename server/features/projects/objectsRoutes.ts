import { only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { duplicateProject, editProject, setArchived } from './objectsRepository.ts';
import { updateTemplate } from './templatesRepository.ts';

/** Projects as objects, and the templates of services (docs/adr/0039). */
export function objectsRoutes(routes: ContractRoutes): void {
  routes.write('editProject', only('admin'), {
    write: (tx, { id, body }) => editProject(tx, id, body),
  });
  routes.write('archiveProject', only('admin'), {
    write: (tx, { id }) => setArchived(tx, id, true),
  });
  routes.write('restoreProject', only('admin'), {
    write: (tx, { id }) => setArchived(tx, id, false),
  });
  routes.write('duplicateProject', only('admin'), {
    write: (tx, { id, body }) => duplicateProject(tx, id, body),
  });
  routes.read('listTemplates', only('admin'), 'templates');
  routes.write('updateTemplate', only('admin'), {
    write: (tx, { id, body }) => updateTemplate(tx, id, body),
  });
}
