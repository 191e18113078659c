import type { Route } from './routes.ts';

/** A ticket's page, its conversation and its desk, beyond the fourteen calls of the specification (docs/adr/0028). */
export const ticketRoutes = {
  getTicket: { method: 'GET', path: '/data/tickets/:id' },
  /** As JSON, or as a form with files (multipart/form-data). */
  replyToTicket: { method: 'POST', path: '/data/tickets/:id/messages' },
  closeTicket: { method: 'POST', path: '/data/tickets/:id/close' },
  reopenTicket: { method: 'POST', path: '/data/tickets/:id/reopen' },
  assignTicket: { method: 'PUT', path: '/data/tickets/:id/assignee' },
  /** Where a file can be downloaded for the next minutes. */
  getFileLink: { method: 'GET', path: '/data/files/:id/link' },
  /** Who may be put in charge of a ticket. */
  listAssignees: { method: 'GET', path: '/admin/assignees' },
  listSavedReplies: { method: 'GET', path: '/admin/saved-replies' },
  createSavedReply: { method: 'POST', path: '/admin/saved-replies' },
  updateSavedReply: { method: 'PUT', path: '/admin/saved-replies/:id' },
  removeSavedReply: { method: 'DELETE', path: '/admin/saved-replies/:id' },
} as const satisfies Record<string, Route>;
