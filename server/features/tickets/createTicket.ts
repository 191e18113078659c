import type { NewTicket, Ticket } from '#contract/tickets.ts';
import type { Queryable } from '../../db/port.ts';
import { FORBIDDEN, Refusal } from '../../plugins/errors.ts';
import { readTicket } from './ticketsRepository.ts';

/**
 * Creates a ticket of the caller, or for a client (TICKET-29).
 *
 * @param callerId the caller, whom row-level security compares with the session
 * @throws Refusal 403 if the caller may not open it, 422 if `user_id` is no active client, or the project is not theirs
 */
export async function createTicket(
  tx: Queryable,
  callerId: string,
  { subject, description, project_id: projectId, user_id: clientId }: NewTicket,
): Promise<Ticket> {
  const [caller] = await tx.query<{ role: string }>('select app.my_role() as role');
  const isSupport = caller?.role === 'admin' || caller?.role === 'ticket_manager';
  if (clientId !== undefined) {
    if (!isSupport) throw new Refusal(403, FORBIDDEN);
    await requireClient(tx, clientId, projectId);
  } else {
    // Ticket managers answer tickets, they do not raise them (TICKET-7).
    if (caller?.role === 'ticket_manager') throw new Refusal(403, FORBIDDEN);
    await requireProject(tx, projectId);
  }
  const [created] = await tx.query<{ id: string }>(
    `insert into app.tickets (user_id, subject, description, project_id)
     values ($1, $2, $3, $4) returning id`,
    [clientId ?? callerId, subject, description, projectId ?? null],
  );
  return readTicket(tx, created?.id);
}

async function requireClient(tx: Queryable, id: string, projectId?: string): Promise<void> {
  const [takes] = await tx.query<{ client: boolean; project: boolean }>(
    'select app.takes_ticket($1, null) as client, app.takes_ticket($1, $2) as project',
    [id, projectId ?? null],
  );
  if (takes?.client !== true) throw new Refusal(422, 'Elige a un cliente activo.');
  if (!takes.project) {
    throw new Refusal(422, 'Ese proyecto no es de este cliente, o está archivado. Elige otro.');
  }
}

async function requireProject(tx: Queryable, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const [project] = await tx.query<{ archived: boolean }>(
    'select archived_at is not null as archived from app.projects where id = $1',
    [id],
  );
  if (!project) throw new Refusal(422, 'Ese proyecto no existe.');
  if (project.archived) {
    throw new Refusal(409, 'Ese proyecto está archivado: elige otro, o «Ninguno en particular».');
  }
}
