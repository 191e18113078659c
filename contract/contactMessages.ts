import * as z from 'zod/mini';
import { ContactFields } from './contact.ts';
import { CONTACT_LIMITS, CONTACT_WAYS } from './contactConstants.ts';
import {
  ANSWER_LENGTH,
  CONTACT_CHANNELS,
  CONTACT_MESSAGE_STATUSES,
} from './contactMessageConstants.ts';
import { PersonRef } from './people.ts';
import { Email, Id, OptionalLine, RequiredText, Timestamp } from './shared.ts';
import { TicketFile } from './tickets.ts';

export const ContactMessageStatus = z.enum(CONTACT_MESSAGE_STATUSES, 'El estado no es válido.');
export type ContactMessageStatus = z.infer<typeof ContactMessageStatus>;

/** A message to the agency, as the panel lists it. */
export const ContactMessage = z.object({
  id: Id,
  at: Timestamp,
  name: z.string(),
  /** Null where the sender gave none: then nobody can be answered by mail. */
  email: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
  phone: z.nullable(z.string()),
  /** How they want to be contacted; null if they did not say so. */
  contactBy: z.nullable(z.enum(CONTACT_WAYS)),
  /** How it came; null if by the contact form. */
  channel: z.nullable(z.enum(CONTACT_CHANNELS)),
  status: ContactMessageStatus,
  /** The admin who takes care of it. */
  assignee: z.nullable(PersonRef),
  /** The sender's account, if they sent it signed in or their confirmed address belongs to one. */
  account: z.nullable(PersonRef),
  /** The idea that the message is about. */
  idea: z.nullable(z.object({ id: Id, name: z.string(), prompt: z.string() })),
  /** The project that came of it. */
  project: z.nullable(z.object({ id: Id, name: z.string() })),
  /** How many messages came from this address, this one included. */
  fromSameAddress: z.int(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** A mail to the sender or a note of the team. */
export const ContactMessageEntry = z.object({
  id: Id,
  kind: z.enum(['reply', 'note']),
  at: Timestamp,
  author: PersonRef,
  body: z.string(),
  /** What was mailed with a reply. */
  files: z.optional(z.array(TicketFile)),
});
export type ContactMessageEntry = z.infer<typeof ContactMessageEntry>;

/** A message with its replies and notes, oldest first, and what else came from its address, newest first. */
export const ContactMessagePage = z.object({
  message: ContactMessage,
  entries: z.array(ContactMessageEntry),
  others: z.array(
    z.object({ id: Id, at: Timestamp, subject: z.string(), status: ContactMessageStatus }),
  ),
});
export type ContactMessagePage = z.infer<typeof ContactMessagePage>;

/** What came by other ways than the contact form, as an admin writes it down. */
export const NewLoggedMessage = z.strictObject({
  name: ContactFields.shape.name,
  email: z.optional(Email),
  phone: OptionalLine('el teléfono', CONTACT_LIMITS.phone),
  subject: ContactFields.shape.subject,
  message: ContactFields.shape.message,
  channel: z.enum(CONTACT_CHANNELS, 'Elige por dónde llegó.'),
});
export type NewLoggedMessage = z.infer<typeof NewLoggedMessage>;

/** At least one field. `assigneeId` is an admin; null when nobody takes care of it. */
export const ContactMessageChange = z
  .strictObject({
    status: z.optional(ContactMessageStatus),
    assigneeId: z.optional(z.nullable(Id)),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'No hay nada que cambiar.'));
export type ContactMessageChange = z.infer<typeof ContactMessageChange>;

/** In a multipart form up to `MAX_FILES` fields are named `file`, of at most `MAX_MAIL_BYTES` together. */
export const NewContactReply = z.strictObject({
  body: RequiredText('la respuesta', ANSWER_LENGTH),
});
export type NewContactReply = z.infer<typeof NewContactReply>;

export const NewContactNote = z.strictObject({ body: RequiredText('la nota', ANSWER_LENGTH) });
export type NewContactNote = z.infer<typeof NewContactNote>;
