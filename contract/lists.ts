import * as z from 'zod/mini';
import { COMPLAINT_STATES, COMPLAINT_TYPES } from './complaintConstants.ts';
import { EXCEL } from './excelFiles.ts';
import { UNASSIGNED } from './listRoutes.ts';
import { ContactMessageStatus } from './contactMessages.ts';
import { ProjectStatus } from './projects.ts';
import { Id, OptionalLine } from './shared.ts';
import { Tickets, TicketStatus } from './tickets.ts';

/** The default and the largest `limit`. */
const PAGE_SIZE = 50;
const LARGEST_PAGE = 100;

/** Schema of a page of a list (docs/adr/0030). */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    rows: z.array(row),
    /** The cursor of the next page; null on the last one. */
    next: z.nullable(z.string()),
    /** The number of rows found, at most `EXACT_TOTAL`. */
    total: z.int(),
    /** Whether `total` is exact. */
    exact: z.boolean(),
  });
}

export interface Page<Row> {
  rows: Row[];
  next: string | null;
  total: number;
  exact: boolean;
}

/** Message for a malformed cursor or a cursor of another query. */
export const BAD_CURSOR =
  'El cursor no es válido: usa el `next` de la página anterior, con la misma consulta.';

const LIMIT = `El límite va de 1 a ${LARGEST_PAGE}.`;
const SEARCH_LENGTH = 200;

/** Query of the bundle and the ticket list; without `limit` all rows are returned. */
export const LimitQuery = z.object({
  limit: z.optional(
    z.coerce
      .number(LIMIT)
      .check(z.multipleOf(1, LIMIT), z.gte(1, LIMIT), z.lte(LARGEST_PAGE, LIMIT)),
  ),
});

/** How to read the rest of a cut list: the next page's cursor and the total. */
export const More = z.object({
  next: z.string(),
  total: z.int(),
  /** Whether `total` is exact. */
  exact: z.optional(z.boolean()),
});
export type More = z.infer<typeof More>;

/** The ticket list with a `limit`; `more` is missing if it is complete. */
export const NewestTickets = z.object({ tickets: Tickets, more: z.optional(More) });
export type NewestTickets = z.infer<typeof NewestTickets>;

/** The sortable columns of each list; the first is the default. */
export const SORTS = {
  projects: ['createdAt', 'userName', 'name', 'assigned_to', 'status', 'progress', 'serviceId'],
  tickets: ['createdAt', 'userName', 'subject', 'status', 'waitingSince'],
  ideas: ['created_at', 'user_name', 'name', 'prompt'],
  staff: ['full_name', 'role'],
  clients: ['full_name', 'createdAt'],
  complaints: ['dueDate', 'code', 'fullName', 'type', 'filedAt'],
  contactMessages: ['createdAt', 'name', 'email', 'status'],
} as const;
export type ListName = keyof typeof SORTS;

/** The direction of the default order: newest first, names from A, earliest deadline first. */
export const DEFAULT_ORDER = {
  projects: 'desc',
  tickets: 'desc',
  ideas: 'desc',
  staff: 'asc',
  clients: 'asc',
  complaints: 'asc',
  contactMessages: 'desc',
} as const satisfies Record<ListName, 'asc' | 'desc'>;

/**
 * archived: these only, which are nowhere else; overdue: with an overdue phase; awaiting: with a delivery that its
 * client has not answered.
 */
const PROJECT_STATES = ['archived', 'overdue', 'awaiting'] as const;

/** open: not closed; waiting: open and awaiting the agency's answer. */
const TICKET_STATES = ['open', 'waiting'] as const;

const InCharge = z.optional(z.union([z.literal(UNASSIGNED), Id], 'Elige a alguien de la lista.'));

/** Rows of one person. */
const client = z.optional(Id);

const SERVICE = 'Ese servicio no existe.';

const filters = {
  projects: {
    client,
    status: z.optional(ProjectStatus),
    assigned_to: InCharge,
    service: z.optional(
      z.coerce
        .number(SERVICE)
        .check(z.multipleOf(1, SERVICE), z.gte(1, SERVICE), z.lte(6, SERVICE)),
    ),
    state: z.optional(z.enum(PROJECT_STATES, 'El estado no es válido.')),
  },
  tickets: {
    client,
    status: z.optional(TicketStatus),
    assigned_to: InCharge,
    state: z.optional(z.enum(TICKET_STATES, 'El estado no es válido.')),
  },
  ideas: { client },
  staff: {},
  clients: { client },
  complaints: {
    state: z.optional(z.enum(COMPLAINT_STATES, 'El estado no es válido.')),
    type: z.optional(z.enum(COMPLAINT_TYPES, 'Elige reclamo o queja.')),
  },
  contactMessages: {
    status: z.optional(ContactMessageStatus),
    assigned_to: InCharge,
  },
} as const;

/** Search, filters and order, for pages and exports. */
function choiceOf<Name extends ListName>(list: Name) {
  return {
    search: OptionalLine('la búsqueda', SEARCH_LENGTH),
    sort: z.optional(z.enum(SORTS[list], 'No se puede ordenar por esa columna.')),
    /** Ascending by default if `sort` is given. */
    order: z.optional(z.enum(['asc', 'desc'], 'El orden es asc o desc.')),
    ...filters[list],
  };
}

/** Query of a page: search, filters and order, the previous page's cursor, and the number of rows. */
function pageQueryOf<Name extends ListName>(list: Name) {
  return z.object({
    ...choiceOf(list),
    cursor: z.optional(z.string(BAD_CURSOR).check(z.maxLength(2000, BAD_CURSOR))),
    limit: z._default(LimitQuery.shape.limit, PAGE_SIZE),
  });
}

export const listQueries = {
  projects: pageQueryOf('projects'),
  tickets: pageQueryOf('tickets'),
  ideas: pageQueryOf('ideas'),
  staff: pageQueryOf('staff'),
  clients: pageQueryOf('clients'),
  complaints: pageQueryOf('complaints'),
  contactMessages: pageQueryOf('contactMessages'),
} as const;

/** What a call that exports a list answers. */
export const excelAnswer = { success: 200, export: EXCEL, response: z.string() } as const;

/** Queries for exports of all filtered rows. */
export const exportQueries = {
  projects: z.object(choiceOf('projects')),
  tickets: z.object(choiceOf('tickets')),
  ideas: z.object(choiceOf('ideas')),
  staff: z.object(choiceOf('staff')),
  clients: z.object(choiceOf('clients')),
  complaints: z.object(choiceOf('complaints')),
  contactMessages: z.object(choiceOf('contactMessages')),
} as const;
