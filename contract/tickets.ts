import * as z from 'zod/mini';
import { PersonRef, Profile } from './people.ts';
import { Assignment } from './projects.ts';
import { Id, OptionalLine, RequiredLine, RequiredText, Timestamp, Known } from './shared.ts';
import {
  CLIENT_SEARCH_LENGTH,
  MESSAGE_LENGTH,
  SAVED_REPLY_LIMITS,
  TICKET_LIMITS,
  TICKET_STATUSES,
} from './ticketConstants.ts';

export const TicketStatus = z.enum(TICKET_STATUSES, 'El estado no es válido.');
export type TicketStatus = z.infer<typeof TicketStatus>;

const ProjectRef = z.object({ id: Id, name: z.string() });

/** The author of an entry, as rows name them; `staff` is false only for the person who opened the ticket. */
const AuthorName = z.object({ full_name: z.string(), staff: z.boolean() });
const Author = z.extend(AuthorName, { id: z.nullable(Id) });

export const Ticket = z.object({
  id: Id,
  /** The client's full name. */
  userName: z.string(),
  subject: z.string(),
  description: z.string(),
  status: TicketStatus,
  createdAt: Timestamp,
  /**
   * The client's company or address where others have the name, in pages of lists. This field and the next ones are not in the
   * specification: another server may omit them.
   */
  userDetail: z.optional(z.string()),
  /** The assigned person. */
  assigned_to: z.optional(z.nullable(PersonRef)),
  /** Since when it awaits the agency's answer; null if it does not. */
  waitingSince: z.optional(z.nullable(Timestamp)),
  /** Time of the agency's first answer. */
  firstResponseAt: z.optional(z.nullable(Timestamp)),
  /**
   * False on a ticket of somebody else that the person works on without handling all tickets; else left out. This field and
   * the next ones are in pages of lists.
   */
  own: z.optional(z.boolean()),
  /** What it is about; null without one, or if the person may not see it. */
  project: z.optional(z.nullable(ProjectRef)),
  /** The newest message, never a note; null without messages. */
  lastMessage: z.optional(z.nullable(z.object({ at: Timestamp, author: AuthorName }))),
});
export type Ticket = z.infer<typeof Ticket>;

export const Tickets = z.array(Ticket);

/** In a multipart form up to `MAX_FILES` fields are named `file`; they show with the description. */
export const NewTicket = z.strictObject({
  subject: RequiredLine('el asunto', TICKET_LIMITS.subject),
  description: RequiredText('la descripción', TICKET_LIMITS.description),
  /** A project that the person may see; with `user_id` one of the client's. */
  project_id: z.optional(Id),
  /** The client for whom a ticket manager or an admin opens it (TICKET-29). */
  user_id: z.optional(Id),
});
export type NewTicket = z.infer<typeof NewTicket>;

/** `undoes` is beyond the specification: the status that this takes back. A 409 if the ticket has another by now. */
export const TicketChange = z.strictObject({
  status: TicketStatus,
  undoes: z.optional(z.strictObject({ status: TicketStatus })),
});
export type TicketChange = z.infer<typeof TicketChange>;

/** A file attached to a ticket or a message; `GET /data/files/:id/link` returns its download link. */
export const TicketFile = z.object({
  id: Id,
  name: z.string(),
  /** Media type, detected from the content; text also from its name. */
  type: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type TicketFile = z.infer<typeof TicketFile>;

const entry = { id: z.string(), at: Timestamp, author: Author };

/** An entry of a conversation. */
export const TicketEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    kind: z.literal('message'),
    body: z.string(),
    files: z.optional(z.array(TicketFile)),
  }),
  /** Internal: sent to the staff that works on the ticket (TICKET-25). */
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
  project: z.nullable(ProjectRef),
  assigned_to: z.nullable(PersonRef),
  waitingSince: z.nullable(Timestamp),
  firstResponseAt: z.nullable(Timestamp),
  /** What it was opened with. */
  files: z.optional(z.array(TicketFile)),
  /** Who opened it in the client's name; null if the client did. */
  openedBy: z.optional(z.nullable(PersonRef)),
  /** Only for ticket managers and admins; null if it is not known. */
  clientPhone: z.optional(z.nullable(z.string())),
  /** Whether the person sees the project's page, too. Another server may omit this field and the next one. */
  seesProject: z.optional(z.boolean()),
  /** Whether the person reads and writes its internal notes (TICKET-25). */
  seesNotes: z.optional(z.boolean()),
});
export type TicketDetail = z.infer<typeof TicketDetail>;

/** A ticket with its newest fifty entries, oldest first. Description and creation are not entries. */
export const TicketPage = z.object({
  ticket: TicketDetail,
  entries: z.array(TicketEntry),
  /** The cursor of the fifty before them; null if these are the first. */
  more: z.nullable(z.string()),
});
export type TicketPage = z.infer<typeof TicketPage>;

/** In a multipart form `internal` is the text 'true' or 'false', and up to `MAX_FILES` fields are named `file`. */
export const NewMessage = z.strictObject({
  body: RequiredText('el mensaje', MESSAGE_LENGTH),
  internal: z.optional(z.boolean('Di con true o false si la nota es interna.')),
});
export type NewMessage = z.infer<typeof NewMessage>;

/** As `Assignment`, of a project. */
export const TicketAssignment = Assignment;
export type TicketAssignment = Assignment;

/** The people a ticket can be assigned to, all active staff, sorted by name. */
export const Assignees = z.object({ people: z.array(PersonRef) });
export type Assignees = z.infer<typeof Assignees>;

/** Words of name, company or e-mail; without any, the first clients by name. */
export const TicketClientsQuery = z.object({
  q: OptionalLine('la búsqueda', CLIENT_SEARCH_LENGTH),
});

/** Active clients, sorted by name, at most fifty. */
export const TicketClients = z.object({
  people: z.array(
    z.extend(PersonRef, {
      /** As in `Profile`. */
      detail: Profile.shape.detail,
      /** Those that are not archived, newest first. */
      projects: z.array(ProjectRef),
    }),
  ),
});
export type TicketClients = z.infer<typeof TicketClients>;
export type TicketClient = TicketClients['people'][number];

/** A link relative to the site, valid for 5 minutes without a token. */
export const FileLink = z.object({ url: z.string() });
export type FileLink = z.infer<typeof FileLink>;

export const SavedReply = z.object({
  id: Id,
  title: z.string(),
  /** May contain `{cliente}` and `{proyecto}`: the page inserts the client's first name and the project's name. */
  body: z.string(),
});
export type SavedReply = z.infer<typeof SavedReply>;

/** Sorted by title. */
export const SavedReplies = z.object({ rows: z.array(SavedReply) });
export type SavedReplies = z.infer<typeof SavedReplies>;

export const NewSavedReply = z.strictObject({
  title: RequiredLine('el título', SAVED_REPLY_LIMITS.title),
  body: RequiredText('el texto', SAVED_REPLY_LIMITS.body),
});
export type NewSavedReply = z.infer<typeof NewSavedReply>;

/** Fields that are left out stay. `was` as in `ClientChange`. */
export const SavedReplyChange = z.extend(z.partial(NewSavedReply), {
  was: z.optional(z.strictObject({ title: Known, body: Known })),
});
export type SavedReplyChange = z.infer<typeof SavedReplyChange>;
