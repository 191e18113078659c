import { anyRole } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractRoutes.ts';

export function projectsRoutes(routes: ContractRoutes): void {
  routes.read('getDashboard', anyRole, 'dashboard');
}
