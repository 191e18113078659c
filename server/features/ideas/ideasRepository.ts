import type { Queryable } from '../../db/port.ts';
import type { GeneratedIdea } from './ideaEngine.ts';

/** An idea with the id that the answer names it by. */
export interface KeptIdea extends GeneratedIdea {
  id: string;
}

/** What one answer of the generator leaves behind. */
interface GeneratedFor {
  userId: string;
  prompt: string;
  ideas: readonly KeptIdea[];
}

/** Keeps every idea shown to a person, for their own list and the panel's. */
export async function keepIdeas(
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
