import type { Assignment, NewProject, Project, ProjectChange } from '#contract/projects.ts';
import { OVERTAKEN } from '#contract/overtaken.ts';
import type { Queryable } from '../../db/port.ts';
import { requireOwnChange } from '../../db/takenBack.ts';
import { Refusal, requireOurs } from '../../plugins/errors.ts';
import { lockNews } from './deliveriesRepository.ts';
import { NO_PROJECT, requireLive } from './liveProjects.ts';
import { changePhases, hasPhases } from './phasesRepository.ts';

/**
 * Creates a project, at once with its schedule and manager if they are given, and wins the contact message that it comes of.
 *
 * @throws Refusal 400 if there is no such client, manager or message
 */
export async function createProject(
  tx: Queryable,
  { name, user_id, service_id, phases, scope = '', assigned_to = null, messageId }: NewProject,
): Promise<Project> {
  await requireClient(tx, user_id);
  const [created] = await tx.query<{ id: string }>(
    `insert into app.projects (name, client_id, service_id, scope) values ($1, $2, $3, $4) returning id`,
    [name, user_id, service_id, scope],
  );
  if (!created) throw new Error('the new project has no id');
  if (phases) await changePhases(tx, created.id, phases);
  if (assigned_to !== null) await assignProject(tx, created.id, { userId: assigned_to });
  if (messageId !== undefined) await winMessage(tx, messageId, created.id);
  return readProject(tx, created.id);
}

/**
 * Locks the client's row until the commit, so that they cannot be deleted or change role in
 * between.
 *
 * @throws Refusal 400 if there is no such client
 */
export async function requireClient(tx: Queryable, id: string): Promise<void> {
  const client = await tx.query(
    `select p.id
       from app.profiles p
       left join app.roles r on r.id = p.role_id
      where p.id = $1 and coalesce(r.name, 'client') = 'client'
        for share of p`,
    [id],
  );
  if (client.length === 0) throw new Refusal(400, 'Ese cliente no existe.');
}

async function winMessage(tx: Queryable, messageId: string, projectId: string): Promise<void> {
  const won = await tx.query(
    `update app.contact_messages set status = 'ganado', project_id = $2
      where id = $1 and project_id is null
     returning id`,
    [messageId, projectId],
  );
  if (won.length > 0) return;
  const [message] = await tx.query('select 1 from app.contact_messages where id = $1', [messageId]);
  throw message
    ? new Refusal(409, 'De ese mensaje ya salió un proyecto.')
    : new Refusal(400, 'Ese mensaje no existe.');
}

/**
 * Changes a project with the caller's rights: an admin's, or those of its manager.
 *
 * @returns the project, its status before, and an instant before the change, as the database writes it
 * @throws Refusal 404 for an unknown project, 409 for an archived one, if an approved phase would be removed, or if
 *   somebody has changed since what it undoes or the schedule that the caller read
 */
export async function updateProject(
  tx: Queryable,
  id: string,
  { status, progress, phases, undoes, was }: ProjectChange,
): Promise<{ project: Project; before: { status: string; at: string } }> {
  // So that no phase is approved while it is removed, and notices come one after the other.
  await lockNews(tx, id);
  // Locks the row, so that two concurrent schedules cannot mix.
  const [now] = await tx.query<{ status: string; progress: number; at: string }>(
    'select status, progress, clock_timestamp()::text as at from app.projects where id = $1 for update',
    [id],
  );
  await requireLive(tx, id);
  if (!now) throw new Refusal(404, NO_PROJECT);
  if (undoes) {
    if (undoes.status !== undefined) {
      requireOurs(undoes.status === now.status);
      await requireOwnChange(tx, 'project', id, 'status', status ?? null);
    }
    if (undoes.progress !== undefined) {
      requireOurs(undoes.progress === now.progress);
      await requireOwnChange(tx, 'project', id, 'progress', progress ?? null);
    }
    if (undoes.phases) requireOurs(await hasPhases(tx, id, undoes.phases));
  }
  if (was && !(await hasPhases(tx, id, was.phases))) throw new Refusal(409, OVERTAKEN);
  const [updated] = await tx.query<{ id: string }>(
    `update app.projects
        set status = coalesce($2, status), progress = coalesce($3, progress), updated_at = now()
      where id = $1
     returning id`,
    [id, status ?? null, progress ?? null],
  );
  if (updated && phases) await changePhases(tx, updated.id, phases);
  return { project: await readProject(tx, updated?.id), before: now };
}

/**
 * Locks the manager's row until the commit, so that they cannot be deleted or change role in
 * between. It is locked before the project's row, as in a deletion, to avoid a deadlock.
 *
 * @param assignment whose `userId` is null to remove the manager
 * @returns the project, and whether its manager changed
 * @throws Refusal 404 for an unknown project, 409 for an archived one or if it undoes what somebody has changed since, 400
 *   for a person who cannot run projects
 */
export async function assignProject(
  tx: Queryable,
  id: string,
  { userId: managerId, undoes }: Assignment,
): Promise<{ project: Project; changed: boolean }> {
  await lockNews(tx, id);
  await requireLive(tx, id);
  if (managerId !== null) {
    const [row] = await tx.query<{ fits: boolean }>(
      'select app.lock_managers(array[$1::uuid]) as fits',
      [managerId],
    );
    if (!row?.fits) throw new Refusal(400, 'Esa persona no es responsable de proyectos.');
  }
  const [now] = await tx.query<{ assigned_to: string | null }>(
    'select assigned_to from app.projects where id = $1 for update',
    [id],
  );
  if (undoes) {
    requireOurs(undoes.userId === now?.assigned_to);
    await requireOwnChange(tx, 'project', id, 'assigned_to', managerId);
  }
  await tx.query('update app.projects set assigned_to = $2, updated_at = now() where id = $1', [
    id,
    managerId,
  ]);
  return { project: await readProject(tx, id), changed: now?.assigned_to !== managerId };
}

/** @throws Refusal 404 for an unknown project */
export async function readProject(tx: Queryable, id: string | undefined): Promise<Project> {
  const [row] = await tx.query<{ card: Project }>(
    'select card from app.project_rows where id = $1',
    [id ?? null],
  );
  if (!row) throw new Refusal(404, NO_PROJECT);
  return row.card;
}
