import { only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { changeClient } from './clientsRepository.ts';

/** What the team knows of its clients; the list is with the others (features/lists). */
export function clientsRoutes(routes: ContractRoutes): void {
  routes.write('updateClient', only('admin'), {
    write: (tx, { id, body }) => changeClient(tx, id, body),
  });
}
