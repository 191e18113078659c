import type * as z from 'zod/mini';
import type { CallName, calls } from '#contract/calls.ts';

/** The chapters, in the page's order. */
export const TAGS = {
  Portal: 'Lo que ve cada persona al entrar: sus proyectos y sus tickets.',
  Panel: 'Lo que solo hacen los administradores; los tickets, también soporte.',
  Ideas: 'El generador de ideas, para quien tenga una cuenta.',
  Público: 'Los formularios del sitio. No piden sesión.',
} as const;

/** The parts of a call's description that the contract does not contain. */
export interface CallText {
  tag: keyof typeof TAGS;
  summary: string;
  description: string;
  /** Some signed-in people get a 403. */
  notForAll?: true;
  /** Rate-limited: further calls get a 429. */
  limited?: true;
  /** An object named in the body may not exist: 404. */
  mayMiss?: true;
  /** An object named in the body may not be suitable: 422, also without an idempotency key. */
  mayNotFit?: true;
  /** The object's state may not allow it: 409, also without a key. */
  mayConflict?: true;
}

type Endpoints = typeof calls;

/** A valid call and its answer, typed by the contract. */
export type Example<Name extends CallName> = {
  answer: z.output<Endpoints[Name]['response']>;
} & (Endpoints[Name] extends { body: infer Schema extends z.core.$ZodType }
  ? { body: z.input<Schema> }
  : unknown);
