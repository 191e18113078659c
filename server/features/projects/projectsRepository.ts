import type { Dashboard } from '#contract/projects.ts';
import type { Queryable } from '../../db/port.ts';

/** Assigned projects for a project manager, one's own for everybody else. */
export async function readDashboard(tx: Queryable): Promise<Dashboard> {
  const [row] = await tx.query<{ dashboard: Dashboard }>('select app.dashboard() as dashboard');
  if (!row) throw new Error('app.dashboard() returned no row');
  return row.dashboard;
}
