import { anyRole, only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { assignProject, createProject, updateProject } from './projectsRepository.ts';

export function projectsRoutes(routes: ContractRoutes): void {
  routes.read('getDashboard', anyRole, 'dashboard');
  routes.write('createProject', only('admin'), {
    write: (tx, { body }) => createProject(tx, body),
  });
  routes.write('updateProject', only('admin'), {
    write: (tx, { id, body }) => updateProject(tx, id, body),
  });
  routes.write('assignProject', only('admin'), {
    write: (tx, { id, body }) => assignProject(tx, id, body.userId),
  });
}
