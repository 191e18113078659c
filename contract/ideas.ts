import * as z from 'zod/mini';
import { PROMPT_LENGTH } from './ideaConstants.ts';
import { Id, RequiredText, Timestamp } from './shared.ts';

export const IdeaPrompt = z.strictObject({ prompt: RequiredText('el texto', PROMPT_LENGTH) });
export type IdeaPrompt = z.infer<typeof IdeaPrompt>;

/** An idea of the generator, and whether a language model wrote it, which people are told (IDEA-8). */
export const IdeaResult = z.object({
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** 'ia' for a language model, 'local' for the server's own solutions. */
  engine: z.string(),
  /** The id of the saved idea; a message to the agency refers to it. */
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

/** A saved idea of the person. */
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
  /** The cursor of the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type OwnIdeas = z.infer<typeof OwnIdeas>;

/** The details that the panel shows in an expanded row of an idea. */
export const IdeaDetail = z.object({
  id: Id,
  description: z.string(),
  features: z.array(z.string()),
  /** The person's address; null if the API has no access to addresses. */
  user_email: z.nullable(z.string()),
  /** When the person sent the agency a message about the idea. */
  requested_at: z.nullable(Timestamp),
});
export type IdeaDetail = z.infer<typeof IdeaDetail>;
