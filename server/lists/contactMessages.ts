import { sql } from 'kysely';
import { UNASSIGNED } from '#contract/listRoutes.ts';
import { by, byTime, key, type List, type ListOf } from './list.ts';

export const contactMessages: ListOf<'contactMessages'> = {
  rows: 'app.contact_messages',
  cards: 'app.contact_message_cards',
  files: 'app.contact_message_exports',
  sorts: {
    createdAt: byTime,
    name: by(key('name_key', 'text')),
    email: by(key('address', 'text')),
    status: by(key('status_rank', 'integer')),
  },
  filters: {
    status: (status) => sql`t.status_rank = app.status_rank(${status})`,
    assigned_to: (id) =>
      id === UNASSIGNED ? sql`t.assigned_to is null` : sql`t.assigned_to = ${id}`,
  },
  search: 'app.search_contact_messages',
};

/** Whom the newsletter is sent to: only as a file. */
export const subscribers: List<'confirmedAt'> = {
  rows: 'app.subscribers',
  cards: 'app.subscribers',
  files: 'app.subscribers',
  sorts: { confirmedAt: byTime },
  filters: {},
};
