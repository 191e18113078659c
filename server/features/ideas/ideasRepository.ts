import type { Queryable } from '../../db/port.ts';
import type { GeneratedIdea } from './ideaEngine.ts';

/** What one answer of the generator leaves behind. */
interface GeneratedFor {
  userId: string;
  prompt: string;
  ideas: readonly GeneratedIdea[];
}

/** Keeps every idea shown to a person, for the panel's list. */
export async function keepIdeas(
  tx: Queryable,
  { userId, prompt, ideas }: GeneratedFor,
): Promise<void> {
  await tx.query(
    `insert into app.ideas (user_id, name, prompt, description, features)
     select $1, name, $2, description, features
       from json_to_recordset($3::text::json)
         as given (name text, description text, features text[])`,
    [userId, prompt, JSON.stringify(ideas)],
  );
}
