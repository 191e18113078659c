import { calendarDay, type ProjectChange } from '#contract/projects.ts';
import type { Queryable } from '../../db/port.ts';

type Phases = NonNullable<ProjectChange['phases']>;

/**
 * Replaces a project's schedule. Its phases keep their ids; other ids are ignored, so that a
 * phase of another project is neither moved nor in conflict.
 */
export async function replacePhases(
  tx: Queryable,
  projectId: string,
  phases: Phases,
): Promise<void> {
  const before = await tx.query<{ id: string }>(
    'delete from app.phases where project_id = $1 returning id',
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
  await tx.query(
    `insert into app.phases (id, project_id, name, start_date, end_date, position)
     select id, $1, name, start_date, end_date, position
       from json_to_recordset($2::text::json)
         as given (id uuid, name text, start_date timestamptz, end_date timestamptz, position integer)`,
    [projectId, JSON.stringify(rows)],
  );
}

/** Midnight UTC would be the previous day in Lima (DATA-4). */
function noon(timestamp: string): string {
  return `${calendarDay(timestamp)}T12:00:00Z`;
}
