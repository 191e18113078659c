import * as z from 'zod/mini';
import { Id, RequiredText, Timestamp } from './shared.ts';

export const IdeaPrompt = z.strictObject({ prompt: RequiredText('el texto', 2000) });
export type IdeaPrompt = z.infer<typeof IdeaPrompt>;

/** What the generator answers, and whether a machine's model thought of it: people are told. */
export const IdeaResult = z.object({
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** 'ia' for a language model, 'local' for this server's own rules. */
  engine: z.string(),
});
export type IdeaResult = z.infer<typeof IdeaResult>;

export const IdeaResults = z.array(IdeaResult);

/** A generated idea as the panel lists it. */
export const Idea = z.object({
  id: Id,
  user_name: z.string(),
  name: z.string(),
  prompt: z.string(),
  created_at: Timestamp,
});
export type Idea = z.infer<typeof Idea>;
