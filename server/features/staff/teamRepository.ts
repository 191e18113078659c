import type { HandedOver, Handover, StaffChange } from '#contract/team.ts';
import type { Queryable } from '../../db/port.ts';
import { LAST_ADMIN_STATE, sqlStateOf } from '../../db/sqlState.ts';
import { Refusal } from '../../plugins/errors.ts';
import { requireStaffRole } from './staffRepository.ts';

const NOT_STAFF = 'Esa persona no es del equipo.';
const OWN_ACCOUNT = 'No puedes desactivar tu propia cuenta: pídeselo a otra persona.';
const LAST_ADMIN = 'Tiene que quedar al menos una persona activa con el rol de administración.';

/**
 * Checks a change before the identity provider is called. Also forbids deactivating oneself, which
 * one could not undo.
 *
 * @param callerId the admin who asks
 * @throws Refusal 404 if the person is not staff, 400 if the role is unknown or `client`, 409 for the last admin
 */
export async function requireChangeable(
  tx: Queryable,
  id: string,
  { role_id: roleId, active }: StaffChange,
  callerId: string,
): Promise<{ wasActive: boolean }> {
  const [member] = await tx.query<{ role: string; wasActive: boolean; othersInRole: number }>(
    `select r.name as role, p.deactivated_at is null as "wasActive",
            (select count(*)::int from app.profiles o
              where o.role_id = p.role_id and o.id <> p.id and o.deactivated_at is null) as "othersInRole"
       from app.profiles p join app.roles r on r.id = p.role_id
      where p.id = $1 and r.name <> 'client'`,
    [id],
  );
  if (!member) throw new Refusal(404, NOT_STAFF);
  if (active === false && id === callerId) throw new Refusal(409, OWN_ACCOUNT);
  const { role, wasActive, othersInRole } = member;
  if (roleId !== undefined) await requireStaffRole(tx, roleId);
  // Deactivation cannot remove the last admin, because the caller is one; a role change can.
  if (role === 'admin' && wasActive && othersInRole === 0 && roleId !== undefined) {
    const [staysAdmin] = await tx.query(
      `select 1 from app.roles where id = $1 and name = 'admin'`,
      [roleId],
    );
    if (!staysAdmin) throw new Refusal(409, LAST_ADMIN);
  }
  return { wasActive };
}

/** @throws Refusal 404 if the person is not staff, 400 if the role is unknown or `client`, 409 for the last admin */
export async function changeStaff(
  tx: Queryable,
  id: string,
  { role_id: roleId, active }: StaffChange,
): Promise<undefined> {
  if (roleId !== undefined) await requireStaffRole(tx, roleId);
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
 * @throws Refusal 404 for a person without a profile, 422 for successors who cannot take over
 */
export async function handOver(
  tx: Queryable,
  id: string,
  { projects_to: manager, tickets_to: support }: Handover,
): Promise<HandedOver> {
  const found = await tx.query('select 1 from app.profiles where id = $1', [id]);
  if (found.length === 0) throw new Refusal(404, NOT_STAFF);
  return {
    projects: manager === undefined ? 0 : await handProjectsOver(tx, id, manager),
    tickets: support === undefined ? 0 : await handTicketsOver(tx, id, support),
  };
}

async function handProjectsOver(tx: Queryable, from: string, to: string): Promise<number> {
  // The same lock order as a rename (profile, then projects), to avoid a deadlock.
  const canTakeOver = await tx.query(
    `select 1 from app.profiles p join app.roles r on r.id = p.role_id
      where p.id = $1 and r.name = 'project_manager' and p.deactivated_at is null
        for share of p`,
    [to],
  );
  if (canTakeOver.length === 0) throw new Refusal(422, 'Elige a alguien que gestione proyectos.');
  const moved = await tx.query(
    `update app.projects set assigned_to = $2
      where assigned_to = $1 and archived_at is null and $1 <> $2 returning 1`,
    [from, to],
  );
  return moved.length;
}

async function handTicketsOver(tx: Queryable, from: string, to: string): Promise<number> {
  const [row] = await tx.query<{ fits: boolean }>('select app.lock_assignee($1) as fits', [to]);
  if (!row?.fits) throw new Refusal(422, 'Elige a alguien que atienda tickets.');
  const moved = await tx.query(
    `update app.tickets set assigned_to = $2
      where assigned_to = $1 and status <> 'Cerrado' and $1 <> $2 returning 1`,
    [from, to],
  );
  return moved.length;
}
