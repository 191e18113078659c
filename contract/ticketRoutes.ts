import type { Route } from './routes.ts';

/** Further calls: conversations and the desk (docs/adr/0028). */
export const ticketRoutes = {
  getTicket: { method: 'GET', path: '/data/tickets/:id' },
  /** JSON, or multipart/form-data with files. */
  replyToTicket: { method: 'POST', path: '/data/tickets/:id/messages' },
  closeTicket: { method: 'POST', path: '/data/tickets/:id/close' },
  reopenTicket: { method: 'POST', path: '/data/tickets/:id/reopen' },
  assignTicket: { method: 'PUT', path: '/data/tickets/:id/assignee' },
  /** A download link that is valid for a few minutes. */
  getFileLink: { method: 'GET', path: '/data/files/:id/link' },
  /** The people a ticket can be assigned to. */
  listAssignees: { method: 'GET', path: '/admin/assignees' },
  /** The clients for whom a ticket can be opened, by a search. */
  listTicketClients: { method: 'GET', path: '/admin/ticket-clients' },
  listSavedReplies: { method: 'GET', path: '/admin/saved-replies' },
  createSavedReply: { method: 'POST', path: '/admin/saved-replies' },
  updateSavedReply: { method: 'PUT', path: '/admin/saved-replies/:id' },
  removeSavedReply: { method: 'DELETE', path: '/admin/saved-replies/:id' },
} as const satisfies Record<string, Route>;
