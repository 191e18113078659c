import { sql } from 'kysely';
import { by, byParent, byTime, key, person, type ListOf } from './list.ts';

const author = person('user_id');

export const ideas: ListOf<'ideas'> = {
  rows: 'app.ideas',
  cards: 'app.idea_cards',
  files: 'app.idea_exports',
  sorts: {
    created_at: byTime,
    user_name: byParent(author),
    name: by(key('name_key', 'text')),
    prompt: by(key('prompt_key', 'text')),
  },
  filters: { client: (id) => sql`t.user_id = ${id}` },
  search: 'app.search_ideas',
  parents: [author],
};
