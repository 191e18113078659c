import type * as z from 'zod/mini';
import type { CallName, calls } from '#contract/calls.ts';

/** The chapters, in the page's order. */
export const TAGS = {
  Portal: 'Lo que ve cada persona al entrar: sus proyectos y sus tickets.',
  Panel: 'Lo que solo hacen los administradores; los tickets, también soporte.',
  Ideas: 'El generador de ideas, para quien tenga una cuenta.',
  Público: 'Los formularios del sitio. No piden sesión.',
} as const;

/** What the contract does not say of a call. */
export interface CallText {
  tag: keyof typeof TAGS;
  summary: string;
  description: string;
  /** Refused with 403 to some of those who are signed in. */
  notForAll?: true;
  /** So many an hour, then 429. */
  limited?: true;
  /** What its body names may not be there: 404. */
  mayMiss?: true;
  /** What its body names may not fit: 422, also without a key. */
  mayNotFit?: true;
  /** The object's state may not allow it: 409, also without a key. */
  mayConflict?: true;
}

type Endpoints = typeof calls;

/** A good call and its answer, typed by the contract. */
export type Example<Name extends CallName> = {
  answer: z.output<Endpoints[Name]['response']>;
} & (Endpoints[Name] extends { body: infer Schema extends z.core.$ZodType }
  ? { body: z.input<Schema> }
  : unknown);
