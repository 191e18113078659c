import { anyRole } from '../plugins/access.ts';
import type { ContractRoutes } from '../plugins/contractCalls.ts';
import { linkTo } from './files.ts';

/** Links to files: row-level security decides whose files one sees. */
export function filesRoutes(routes: ContractRoutes, { now }: { now: () => Date }): void {
  routes.write('getFileLink', anyRole, {
    write: (tx, { id, person }) => linkTo(tx, id, person.session_id ?? '', now()),
  });
}
