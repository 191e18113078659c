import { calendarDay, type ProjectChange } from '#contract/projects.ts';
import type { Queryable } from '../../db/port.ts';

type Phases = NonNullable<ProjectChange['phases']>;

/**
 * Makes a schedule what is given: phases change, come and go one by one, so that the history says what
 * changed. A phase keeps the id it had in this project; any other id that is sent counts for nothing, so
 * that a phase of another project neither moves nor clashes.
 */
export async function changePhases(
  tx: Queryable,
  projectId: string,
  phases: Phases,
): Promise<void> {
  const before = await tx.query<{ id: string }>(
    'select id from app.phases where project_id = $1 order by id for update',
    [projectId],
  );
  const known = new Set(before.map(({ id }) => id));
  const rows = phases.map((phase, position) => {
    const id = phase.id?.toLowerCase() ?? '';
    return {
      id: known.has(id) ? id : crypto.randomUUID(),
      name: phase.name,
      start_date: noon(phase.startDate),
      end_date: noon(phase.endDate),
      position,
    };
  });
  const given = [projectId, JSON.stringify(rows)];
  const table = `json_to_recordset($2::text::json)
    as given (id uuid, name text, start_date timestamptz, end_date timestamptz, position integer)`;
  await tx.query(
    `delete from app.phases where project_id = $1 and id not in (select id from ${table})`,
    given,
  );
  // Those that change places do so in this one statement.
  await tx.query(
    `update app.phases p
        set name = given.name, start_date = given.start_date, end_date = given.end_date,
            position = given.position
       from ${table}
      where p.id = given.id and p.project_id = $1
        and (p.name, p.start_date, p.end_date, p.position)
            is distinct from (given.name, given.start_date, given.end_date, given.position)`,
    given,
  );
  await tx.query(
    `insert into app.phases (id, project_id, name, start_date, end_date, position)
     select id, $1, name, start_date, end_date, position from ${table}
      where id not in (select p.id from app.phases p where p.project_id = $1)`,
    given,
  );
}

/** Midnight UTC would show the day before in Lima (DATA-4). */
function noon(timestamp: string): string {
  return `${calendarDay(timestamp)}T12:00:00Z`;
}
