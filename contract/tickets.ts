import * as z from 'zod/mini';
import { PersonRef } from './people.ts';
import { Id, RequiredLine, RequiredText, Timestamp } from './shared.ts';
import {
  MESSAGE_LENGTH,
  SAVED_REPLY_LIMITS,
  TICKET_LIMITS,
  TICKET_STATUSES,
} from './ticketConstants.ts';

export const TicketStatus = z.enum(TICKET_STATUSES, 'El estado no es válido.');
export type TicketStatus = z.infer<typeof TicketStatus>;

export const Ticket = z.object({
  id: Id,
  /** Full name of who raised it. */
  userName: z.string(),
  subject: z.string(),
  description: z.string(),
  status: TicketStatus,
  createdAt: Timestamp,
  /** Who is in charge. This key and those after it stand beside the specified ones: a server may lack them. */
  assigned_to: z.optional(z.nullable(PersonRef)),
  /** Since when it waits for the agency's answer; null where it does not. */
  waitingSince: z.optional(z.nullable(Timestamp)),
  /** When the agency first answered. */
  firstResponseAt: z.optional(z.nullable(Timestamp)),
});
export type Ticket = z.infer<typeof Ticket>;

export const Tickets = z.array(Ticket);

export const NewTicket = z.strictObject({
  subject: RequiredLine('el asunto', TICKET_LIMITS.subject),
  description: RequiredText('la descripción', TICKET_LIMITS.description),
  /** One of the projects that one sees. */
  project_id: z.optional(Id),
});
export type NewTicket = z.infer<typeof NewTicket>;

export const TicketChange = z.strictObject({ status: TicketStatus });
export type TicketChange = z.infer<typeof TicketChange>;

/** A file of a message; `GET /data/files/:id/link` says where it is downloaded. */
export const TicketFile = z.object({
  id: Id,
  name: z.string(),
  /** As its content says, one of `FILE_TYPES`. */
  type: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type TicketFile = z.infer<typeof TicketFile>;

/** Who wrote or did something; `staff` is everybody but who raised the ticket. */
const Author = z.object({ id: z.nullable(Id), full_name: z.string(), staff: z.boolean() });

const entry = { id: z.string(), at: Timestamp, author: Author };

/** One step of a conversation. */
export const TicketEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    kind: z.literal('message'),
    body: z.string(),
    files: z.optional(z.array(TicketFile)),
  }),
  /** Internal: only ticket managers and admins ever get one. */
  z.object({
    ...entry,
    kind: z.literal('note'),
    body: z.string(),
    files: z.optional(z.array(TicketFile)),
  }),
  z.object({ ...entry, kind: z.literal('status'), status: TicketStatus }),
  z.object({ ...entry, kind: z.literal('assignment'), assignee: z.nullable(PersonRef) }),
]);
export type TicketEntry = z.infer<typeof TicketEntry>;

export const TicketDetail = z.extend(Ticket, {
  project: z.nullable(z.object({ id: Id, name: z.string() })),
  assigned_to: z.nullable(PersonRef),
  waitingSince: z.nullable(Timestamp),
  firstResponseAt: z.nullable(Timestamp),
});
export type TicketDetail = z.infer<typeof TicketDetail>;

/** A ticket's page; neither the description nor the creation is an entry. Oldest first. */
export const TicketPage = z.object({ ticket: TicketDetail, entries: z.array(TicketEntry) });
export type TicketPage = z.infer<typeof TicketPage>;

/** As a form's fields, `internal` is the text 'true' or 'false', and up to `MAX_FILES` fields are called `file`. */
export const NewMessage = z.strictObject({
  body: RequiredText('el mensaje', MESSAGE_LENGTH),
  internal: z.optional(z.boolean('Di con true o false si la nota es interna.')),
});
export type NewMessage = z.infer<typeof NewMessage>;

export const TicketAssignment = z.strictObject({ userId: z.nullable(Id) });
export type TicketAssignment = z.infer<typeof TicketAssignment>;

/** By name. */
export const Assignees = z.object({ people: z.array(PersonRef) });
export type Assignees = z.infer<typeof Assignees>;

/** Relative to the site, good for 5 minutes, needs no token. */
export const FileLink = z.object({ url: z.string() });
export type FileLink = z.infer<typeof FileLink>;

export const SavedReply = z.object({
  id: Id,
  title: z.string(),
  /** May hold `{cliente}` and `{proyecto}`, which the page fills in. */
  body: z.string(),
});
export type SavedReply = z.infer<typeof SavedReply>;

/** By title. */
export const SavedReplies = z.object({ rows: z.array(SavedReply) });
export type SavedReplies = z.infer<typeof SavedReplies>;

export const NewSavedReply = z.strictObject({
  title: RequiredLine('el título', SAVED_REPLY_LIMITS.title),
  body: RequiredText('el texto', SAVED_REPLY_LIMITS.body),
});
export type NewSavedReply = z.infer<typeof NewSavedReply>;
