import * as z from 'zod/mini';
import { Id, RequiredLine, RequiredText, Timestamp } from './shared.ts';
import { TICKET_LIMITS, TICKET_STATUSES } from './ticketConstants.ts';

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
});
export type Ticket = z.infer<typeof Ticket>;

export const Tickets = z.array(Ticket);

export const NewTicket = z.strictObject({
  subject: RequiredLine('el asunto', TICKET_LIMITS.subject),
  description: RequiredText('la descripción', TICKET_LIMITS.description),
});
export type NewTicket = z.infer<typeof NewTicket>;

export const TicketChange = z.strictObject({ status: TicketStatus });
export type TicketChange = z.infer<typeof TicketChange>;
