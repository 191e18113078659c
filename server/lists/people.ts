import { sql } from 'kysely';
import { byAlone, byTime, key, type ListOf } from './list.ts';

/** Few: they are sorted and searched without indexes. */
export const staff: ListOf<'staff'> = {
  rows: 'app.staff',
  cards: 'app.staff_cards',
  files: 'app.staff_exports',
  sorts: {
    full_name: byAlone(key('name_key', 'text')),
    role: byAlone(key('role_key', 'text'), key('name_key', 'text')),
  },
  filters: {},
};

export const clients: ListOf<'clients'> = {
  rows: 'app.clients',
  cards: 'app.client_cards',
  files: 'app.client_cards',
  sorts: {
    full_name: byAlone(key('name_key', 'text')),
    createdAt: byTime,
  },
  filters: { client: (id) => sql`t.id = ${id}` },
  search: 'app.search_clients',
};
