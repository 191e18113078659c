import { setImmediate } from 'node:timers/promises';
import type { Handover, StaffChange } from '#contract/team.ts';
import type { Queryable } from '../../db/port.ts';
import { LAST_ADMIN_STATE, sqlStateOf } from '../../db/sqlState.ts';
import { Refusal, requireKnown } from '../../plugins/errors.ts';
import { requireStaffRole } from './staffRepository.ts';

const NOT_STAFF = 'Esa persona no es del equipo.';
const OWN_ACCOUNT = 'No puedes desactivar tu propia cuenta: pídeselo a otra persona.';
const LAST_ADMIN = 'Tiene que quedar al menos una persona activa con el rol de administración.';

/** Rows that one statement moves: between two of them the embedded database's process serves others. */
const AT_ONCE = 1_000;

/**
 * Changes the profile, which decides who may use the product. Nobody deactivates themselves: they could not undo it.
 *
 * @param callerId the admin who asks
 * @throws Refusal 404 if the person is not staff, 400 if the role is unknown or `client`, 409 for the last admin, or if
 *   somebody has changed the role since
 */
export async function changeStaff(
  tx: Queryable,
  id: string,
  change: StaffChange,
  callerId: string,
): Promise<undefined> {
  const { role_id: roleId, active } = change;
  if (active === false && id === callerId) throw new Refusal(409, OWN_ACCOUNT);
  if (roleId !== undefined) await requireStaffRole(tx, roleId);
  const [now] = await tx.query<{ role_id: number }>(
    'select role_id from app.profiles where id = $1 for update',
    [id],
  );
  if (now) requireKnown(now, change);
  const changed = await tx
    .query(
      `update app.profiles
          set role_id = coalesce($2, role_id),
              deactivated_at = case
                when $3 then null
                when not $3 then coalesce(deactivated_at, now())
                else deactivated_at
              end
        where id = $1 and role_id <> (select id from app.roles where name = 'client')
        returning 1`,
      [id, roleId ?? null, active ?? null],
    )
    .catch((error: unknown) => {
      throw sqlStateOf(error) === LAST_ADMIN_STATE ? new Refusal(409, LAST_ADMIN, error) : error;
    });
  if (changed.length === 0) throw new Refusal(404, NOT_STAFF);
  return undefined;
}

/**
 * Puts others in charge of a person's projects, archived ones excepted, and of their open tickets.
 *
 * @returns the ids of what it moved
 * @throws Refusal 404 for a person without a profile, 422 for successors who cannot take over
 */
export async function handOver(
  tx: Queryable,
  id: string,
  { projects_to: manager, tickets_to: support }: Handover,
): Promise<{ projects: string[]; tickets: string[] }> {
  const found = await tx.query('select 1 from app.profiles where id = $1', [id]);
  if (found.length === 0) throw new Refusal(404, NOT_STAFF);
  return {
    projects: manager === undefined ? [] : await handProjectsOver(tx, id, manager),
    tickets: support === undefined ? [] : await handTicketsOver(tx, id, support),
  };
}

async function handProjectsOver(tx: Queryable, from: string, to: string): Promise<string[]> {
  // The same lock order as a deletion (profile, then projects), to avoid a deadlock.
  const [row] = await tx.query<{ fits: boolean }>(
    'select app.lock_managers(array[$1::uuid]) as fits',
    [to],
  );
  if (!row?.fits) throw new Refusal(422, 'Elige a alguien que gestione proyectos.');
  return move(tx, 'app.projects', 'archived_at is null', from, to);
}

async function handTicketsOver(tx: Queryable, from: string, to: string): Promise<string[]> {
  const [row] = await tx.query<{ fits: boolean }>('select app.lock_assignee($1) as fits', [to]);
  if (!row?.fits) throw new Refusal(422, 'Elige a una persona activa del equipo.');
  return move(tx, 'app.tickets', "status <> 'Cerrado'", from, to);
}

/**
 * Puts another person in charge of rows, some at a time until there are no more.
 *
 * @param condition which of theirs
 * @returns their ids
 */
async function move(
  tx: Queryable,
  table: 'app.projects' | 'app.tickets',
  condition: string,
  from: string,
  to: string,
): Promise<string[]> {
  const statement = `
    update ${table} set assigned_to = $2
     where id in (
       select id from ${table}
        where assigned_to = $1 and ${condition} and $1::uuid <> $2::uuid
        limit ${AT_ONCE} for update)
    returning id`;
  for (const moved: string[] = []; ;) {
    const rows = await tx.query<{ id: string }>(statement, [from, to]);
    if (rows.length === 0) return moved;
    moved.push(...rows.map(({ id }) => id));
    await setImmediate();
  }
}
