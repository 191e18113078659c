import type { Duplicate, ProjectEdit } from '#contract/projectPages.ts';
import { calendarDay, type Project, type ProjectChange } from '#contract/projects.ts';
import type { Queryable } from '../../db/port.ts';
import { Refusal, requireKnown } from '../../plugins/errors.ts';
import { lockNews } from './deliveriesRepository.ts';
import { NO_PROJECT, requireLive } from './liveProjects.ts';
import { createProject, readProject, requireClient } from './projectsRepository.ts';

/**
 * Changes name, client, service or scope. The former client loses sight of the project.
 *
 * @returns the project, and whether it has another client
 * @throws Refusal 404 for an unknown project, 409 for an archived one or if somebody has changed the same since, 400 for a
 *   person who is not a client
 */
export async function editProject(
  tx: Queryable,
  id: string,
  edit: ProjectEdit,
): Promise<{ project: Project; changedClient: boolean }> {
  const { name, user_id, service_id, scope } = edit;
  await lockNews(tx, id);
  await requireLive(tx, id);
  // Locked before the project's row, as in a deletion, to avoid a deadlock.
  if (user_id !== undefined) await requireClient(tx, user_id);
  const [now] = await tx.query<{
    name: string;
    user_id: string;
    service_id: number;
    scope: string;
  }>(
    'select name, client_id as user_id, service_id, scope from app.projects where id = $1 for update',
    [id],
  );
  await requireLive(tx, id);
  if (!now) throw new Refusal(404, NO_PROJECT);
  requireKnown(now, edit);
  await tx.query(
    `update app.projects
        set name = coalesce($2, name), client_id = coalesce($3, client_id),
            service_id = coalesce($4, service_id), scope = coalesce($5, scope), updated_at = now()
      where id = $1`,
    [id, name ?? null, user_id ?? null, service_id ?? null, scope ?? null],
  );
  const changedClient = user_id !== undefined && user_id.toLowerCase() !== now.user_id;
  return { project: await readProject(tx, id), changedClient };
}

/**
 * Archives or restores a project; once more changes nothing.
 *
 * @throws Refusal 404 for an unknown project
 */
export async function setArchived(tx: Queryable, id: string, archived: boolean): Promise<Project> {
  await tx.query(
    `update app.projects
        set archived_at = case when $2 then now() end, updated_at = now()
      where id = $1 and (archived_at is not null) <> $2`,
    [id, archived],
  );
  return readProject(tx, id);
}

/**
 * A new project of the same client, service and scope; its phases last as many days as those of the original.
 *
 * @throws Refusal 404 for an unknown project, 400 if its client is none any more or a phase would end after 2099
 */
export async function duplicateProject(
  tx: Queryable,
  id: string,
  { name, start }: Duplicate,
): Promise<Project> {
  const [original] = await tx.query<{ user_id: string; service_id: number; scope: string }>(
    'select client_id as user_id, service_id, scope from app.projects where id = $1',
    [id],
  );
  if (!original) throw new Refusal(404, NO_PROJECT);
  const { phases } = await readProject(tx, id);
  return createProject(tx, { name, ...original, phases: shifted(phases, start) });
}

/** @param start the day on which the earliest phase starts */
function shifted(phases: Project['phases'], start: string): NonNullable<ProjectChange['phases']> {
  const [first = start] = phases.map(({ startDate }) => calendarDay(startDate)).sort();
  const distance = Date.parse(start) - Date.parse(first);
  const moved = (timestamp: string) => {
    const day = new Date(Date.parse(calendarDay(timestamp)) + distance).toISOString();
    if (!day.startsWith('20')) throw new Refusal(400, 'El año de una fase va de 2000 a 2099.');
    return day;
  };
  return phases.map(({ name, startDate, endDate }) => ({
    name,
    startDate: moved(startDate),
    endDate: moved(endDate),
  }));
}
