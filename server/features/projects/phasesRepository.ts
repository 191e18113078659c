import { isDeepStrictEqual } from 'node:util';
import { calendarDay, type ProjectChange } from '#contract/projects.ts';
import type { Queryable } from '../../db/port.ts';
import { Refusal } from '../../plugins/errors.ts';

type Phases = NonNullable<ProjectChange['phases']>;

/**
 * Changes a project's schedule phase by phase, so that the history records each change. Its phases
 * keep their ids; other ids are ignored, so that a phase of another project is neither moved nor
 * in conflict.
 *
 * @throws Refusal 409 if an approved phase is missing or has another name
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
  const [approved] = await tx.query<{ name: string }>(
    `select h.name
       from app.phases h
       join app.phase_states s on s.id = h.id
      where h.project_id = $1 and s.state = 'aprobada'
        and (h.id, h.name) not in (select id, name from ${table})
      limit 1`,
    given,
  );
  if (approved) {
    throw new Refusal(
      409,
      `La fase «${approved.name}» ya está aprobada: no se quita ni cambia de nombre.`,
    );
  }
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

/**
 * Whether this is the project's schedule.
 *
 * @param tx has locked the project's row
 */
export async function hasPhases(
  tx: Queryable,
  projectId: string,
  phases: Phases,
): Promise<boolean> {
  const now = await tx.query<Phases[number]>(
    `select id, name, app.instant(start_date) as "startDate", app.instant(end_date) as "endDate"
       from app.phases where project_id = $1 order by position`,
    [projectId],
  );
  const days = (all: Phases) =>
    all.map((one) => [one.id, one.name, calendarDay(one.startDate), calendarDay(one.endDate)]);
  return isDeepStrictEqual(days(now), days(phases));
}

/** Midnight UTC would be the previous day in Lima (DATA-4). */
function noon(timestamp: string): string {
  return `${calendarDay(timestamp)}T12:00:00Z`;
}
