import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../db/port.ts';
import { addLiveSession } from './tokenMint.ts';

/** One person per role that the rules distinguish; the copywriter represents all other staff. */
export const CAST = {
  client: 'client',
  otherClient: 'client',
  projectManager: 'project_manager',
  ticketManager: 'ticket_manager',
  copywriter: 'copywriter',
  admin: 'admin',
} as const;
export type CastName = keyof typeof CAST;
export type Cast = Record<CastName, string>;

/**
 * Seeds six people with their roles. Each client has a project with a phase, a ticket and an
 * idea. The first client's project has the project manager, and each of the staff has a ticket.
 *
 * @returns their ids; names are those of {@link CAST}
 */
export async function seedCompany(db: Database): Promise<Cast> {
  const cast = Object.fromEntries(Object.keys(CAST).map((name) => [name, randomUUID()])) as Cast;
  await db.transaction(async (tx) => {
    for (const name of Object.keys(CAST) as CastName[]) {
      await addPerson(tx, cast[name], name, CAST[name]);
      await addTicket(tx, cast[name], `Ticket de ${name}`);
    }
    await addProject(tx, cast.client, 'Tienda', 1, cast.projectManager);
    await addProject(tx, cast.otherClient, 'Campaña', 5, null);
  });
  return cast;
}

/** A person after sign-up, with a role and a session. */
export async function addPerson(
  tx: Queryable,
  id: string,
  name: string,
  role: string,
): Promise<void> {
  await tx.query(
    `insert into auth.users (id, email, raw_user_meta_data)
     values ($1, $2, jsonb_build_object('full_name', $3::text))`,
    [id, `${name.replaceAll(' ', '.')}-${id}@demo.pe`, name],
  );
  await tx.query(
    `update app.profiles set role_id = (select id from app.roles where name = $2) where id = $1`,
    [id, role],
  );
  await addLiveSession(tx, id);
}

async function addTicket(tx: Queryable, userId: string, subject: string): Promise<void> {
  await tx.query(
    `insert into app.tickets (user_id, subject, description, status)
     values ($1, $2, 'Detalle', 'Abierto')`,
    [userId, subject],
  );
}

/** A project with a phase, and an idea of its client. */
export async function addProject(
  tx: Queryable,
  clientId: string,
  name: string,
  serviceId: number,
  assignedTo: string | null,
): Promise<string> {
  const [project] = await tx.query<{ id: string }>(
    `insert into app.projects (name, client_id, service_id, status, progress, assigned_to)
     values ($1, $2, $3, 'En Progreso', 40, $4) returning id`,
    [name, clientId, serviceId, assignedTo],
  );
  await tx.query(
    `insert into app.phases (project_id, name, start_date, end_date, position)
     values ($1, 'Análisis', '2026-11-02T12:00:00Z', '2026-11-13T12:00:00Z', 1)`,
    [project?.id],
  );
  await tx.query(
    `insert into app.ideas (user_id, name, prompt, description, features)
     values ($1, $2, 'Vendo pan', 'Una idea', '{uno,dos,tres}')`,
    [clientId, `Idea para ${name}`],
  );
  return project?.id ?? '';
}
