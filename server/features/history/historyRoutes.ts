import { only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';

export function historyRoutes(routes: ContractRoutes): void {
  routes.read('getHistory', only('admin'), 'history');
}
