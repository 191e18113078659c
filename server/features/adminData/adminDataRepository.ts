import type { AdminData } from '#contract/admin.ts';
import type { Queryable } from '../../db/port.ts';

/** Everything the panel shows; row-level security leaves other roles with their own rows. */
export async function readAdminData(tx: Queryable): Promise<AdminData> {
  const [row] = await tx.query<{ bundle: AdminData }>('select app.admin_bundle() as bundle');
  if (!row) throw new Error('app.admin_bundle() returned no row');
  return row.bundle;
}
