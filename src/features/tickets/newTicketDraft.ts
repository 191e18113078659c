/** `project_id` is '' without a project. */
export const emptyTicket = { subject: '', description: '', project_id: '' };
export type TicketValues = typeof emptyTicket;

/** The name of the new ticket's draft. */
export const TICKET_DRAFT = 'ticket';
