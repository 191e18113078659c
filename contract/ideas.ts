import * as z from 'zod/mini';
import { PROMPT_LENGTH } from './ideaConstants.ts';
import { Id, RequiredText, Timestamp } from './shared.ts';

export const IdeaPrompt = z.strictObject({ prompt: RequiredText('el texto', PROMPT_LENGTH) });
export type IdeaPrompt = z.infer<typeof IdeaPrompt>;

/** What the generator answers, and whether a machine's model thought of it: people are told (IDEA-8). */
export const IdeaResult = z.object({
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** 'ia' for a language model, 'local' for this server's own rules. */
  engine: z.string(),
  /** Under which it is kept; a message to the agency names it by this. */
  id: z.optional(Id),
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

/** One's own idea of before. */
export const OwnIdea = z.object({
  id: Id,
  prompt: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  createdAt: Timestamp,
});
export type OwnIdea = z.infer<typeof OwnIdea>;

/** Newest first. */
export const OwnIdeas = z.object({
  rows: z.array(OwnIdea),
  /** The cursor of the page after; null on the last one. */
  next: z.nullable(z.string()),
});
export type OwnIdeas = z.infer<typeof OwnIdeas>;

/** What the panel shows of an idea that is opened, beside its row. */
export const IdeaDetail = z.object({
  id: Id,
  description: z.string(),
  features: z.array(z.string()),
  /** Of who asked for it; null where the API may not read addresses. */
  user_email: z.nullable(z.string()),
  /** When its person sent the agency a message about it. */
  requested_at: z.nullable(Timestamp),
});
export type IdeaDetail = z.infer<typeof IdeaDetail>;
