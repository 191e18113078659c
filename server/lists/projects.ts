import { sql } from 'kysely';
import { UNASSIGNED } from '#contract/listRoutes.ts';
import { by, byOptionalParent, byParent, byTime, key, person } from './list.ts';
import type { ListOf, Parent } from './list.ts';

const client = person('client_id');
const manager = person('assigned_to');
const service: Parent = { table: 'app.services', column: 'service_id', type: 'integer' };

const LIVE = sql`t.archived_at is null`;

const STATES = {
  archived: sql`t.archived_at is not null`,
  // Delivered phases are not overdue, nor are those of completed projects (app.phase_state).
  overdue: sql`${LIVE} and t.status_rank < app.status_rank('Completado') and t.id in (
    select h.project_id from app.phases h
     where not h.delivered
       and h.end_date < (now() at time zone 'America/Lima')::date::timestamp at time zone 'UTC'
  )`,
  awaiting: sql`${LIVE} and t.id in (
    select d.project_id from app.deliveries d
     where d.answer is null and not exists (
       select from app.deliveries l
        where l.phase_id = d.phase_id and (l.created_at, l.id) > (d.created_at, d.id)
     )
  )`,
};

/** Those whose manager runs no projects any more are in nobody's charge either. */
const UNMANAGED = sql`(
  t.assigned_to is null or t.assigned_to <> all ((select app.active_managers())::uuid[])
)`;

export const projects: ListOf<'projects'> = {
  rows: 'app.projects',
  cards: 'app.project_rows',
  files: 'app.project_exports',
  sorts: {
    createdAt: byTime,
    userName: byParent(client),
    name: by(key('name_key', 'text')),
    assigned_to: byOptionalParent(manager),
    status: by(key('status_rank', 'integer')),
    progress: by(key('progress', 'integer')),
    serviceId: byParent(service),
  },
  filters: {
    client: (id) => sql`t.client_id = ${id}`,
    status: (status) => sql`t.status_rank = app.status_rank(${status})`,
    assigned_to: (id) => (id === UNASSIGNED ? UNMANAGED : sql`t.assigned_to = ${id}`),
    service: (id) => sql`t.service_id = ${id}`,
    state: (state) => STATES[state],
  },
  withoutState: LIVE,
  own: { columns: ['client_id', 'assigned_to'], allFor: ['admin'] },
  search: 'app.search_projects',
  parents: [client, manager, service],
};
