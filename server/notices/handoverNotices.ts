import type { Queryable } from '../db/port.ts';
import { becomeApi } from '../db/rights.ts';

/**
 * Tells the manager of projects that were handed over to them. In the page alone: a mail for each would be many at once.
 *
 * @param tx has just handed them over; runs as the API's own role from here on
 */
export async function notifyOfHandover(
  tx: Queryable,
  projectIds: readonly string[],
  actor: string,
): Promise<void> {
  await becomeApi(tx);
  await tx.query(
    `insert into app.notices (user_id, project_id, kind, title)
     select p.assigned_to, p.id, 'assignment', a.full_name || ' te puso a cargo: ' || p.name
       from json_array_elements_text($1::text::json) h (id)
       join app.projects p on p.id = h.id::uuid and p.assigned_to <> $2
       join app.profiles a on a.id = $2`,
    [JSON.stringify(projectIds), actor],
  );
}
