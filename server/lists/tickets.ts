import { sql } from 'kysely';
import { UNASSIGNED } from '#contract/listRoutes.ts';
import { by, byParent, byTime, key, person, type ListOf } from './list.ts';

const author = person('user_id');

export const tickets: ListOf<'tickets'> = {
  rows: 'app.tickets',
  cards: 'app.ticket_rows',
  files: 'app.ticket_cards',
  sorts: {
    createdAt: byTime,
    userName: byParent(author),
    subject: by(key('subject_key', 'text')),
    status: by(key('status_rank', 'integer')),
    waitingSince: by(key('waiting_key', 'timestamptz')),
  },
  filters: {
    client: (id) => sql`t.user_id = ${id}`,
    status: (status) => sql`t.status_rank = app.status_rank(${status})`,
    assigned_to: (id) =>
      id === UNASSIGNED ? sql`t.assigned_to is null` : sql`t.assigned_to = ${id}`,
    state: (state) =>
      state === 'open'
        ? sql`t.status_rank < app.status_rank('Cerrado')`
        : sql`t.waiting_key < 'infinity'`,
  },
  own: {
    columns: ['user_id'],
    // A subquery, which is evaluated once and not for each row.
    forStaff: sql`t.assigned_to = (select auth.uid()) or t.project_id = any ((select app.projects_run())::uuid[])`,
    allFor: ['admin', 'ticket_manager'],
  },
  search: 'app.search_tickets',
  parents: [author],
};
