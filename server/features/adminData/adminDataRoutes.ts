import { only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';

export function adminDataRoutes(routes: ContractRoutes): void {
  routes.read('getAllData', only('admin'), 'admin_bundle');
}
