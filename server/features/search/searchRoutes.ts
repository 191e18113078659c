import { anyRole } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { findAll } from './findAll.ts';

export interface SearchServices {
  now: () => Date;
}

/** The search of everything that one sees (docs/adr/0030). */
export function searchRoutes(routes: ContractRoutes, { now }: SearchServices): void {
  routes.list('searchAll', anyRole, async (tx, reader, { q }) =>
    JSON.stringify(await findAll(tx, reader, q, now())),
  );
}
