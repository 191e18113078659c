import * as z from 'zod/mini';
import { Id, PageQuery, Timestamp } from './shared.ts';

const HISTORY_KINDS = [
  'project',
  'phase',
  'ticket',
  'person',
  'client',
  'complaint',
  'message',
] as const;

const OBJECT = 'Di de qué es el historial: ticket:…, con su identificador.';

/** Query for a page of an object's history. A project's history includes its phases. */
export const HistoryQuery = z.object({
  object: z
    .string(OBJECT)
    .check(
      z.regex(
        new RegExp(`^(${HISTORY_KINDS.join('|')}):[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$`),
        OBJECT,
      ),
    ),
  /** `next` of the previous page. */
  cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'El cursor no es válido.'))),
  limit: PageQuery.shape.limit,
});

/**
 * A change. A creation has no `field` and the object's name in `to`; a deletion has no `field` and the name in
 * `from`. `author` is null for changes by the system.
 */
const HistoryRow = z.object({
  id: z.string(),
  at: Timestamp,
  author: z.nullable(z.object({ id: Id, full_name: z.string() })),
  /** `<kind>:<id>` */
  object: z.string(),
  field: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});

/** Newest first. */
export const History = z.object({ rows: z.array(HistoryRow), next: z.nullable(z.string()) });
export type History = z.infer<typeof History>;
