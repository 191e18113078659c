import type { Queryable } from '../../db/port.ts';
import type { GeneratedIdea } from './ideaEngine.ts';

/** A stored idea; the answer contains its id. */
export interface StoredIdea extends GeneratedIdea {
  id: string;
}

/** One answer of the generator, to store. */
interface GeneratedFor {
  userId: string;
  prompt: string;
  ideas: readonly StoredIdea[];
}

/** Stores every idea shown to a person, for their own list and the panel's. */
export async function storeIdeas(
  tx: Queryable,
  { userId, prompt, ideas }: GeneratedFor,
): Promise<void> {
  await tx.query(
    `insert into app.ideas (id, user_id, name, prompt, description, features)
     select id, $1, name, $2, description, features
       from json_to_recordset($3::text::json)
         as given (id uuid, name text, description text, features text[])`,
    [userId, prompt, JSON.stringify(ideas)],
  );
}
