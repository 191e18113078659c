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
  for (const { name, description, features } of ideas) {
    await tx.query(
      `insert into app.ideas (user_id, name, prompt, description, features)
       values ($1, $2, $3, $4, array(select jsonb_array_elements_text($5::jsonb)))`,
      [userId, name, prompt, description, JSON.stringify(features)],
    );
  }
}
